// Whatever is drawn with a name is explained: by sentences in every language, and by a rule that there is.
import { mount, tick, unmount, createRawSnippet } from "svelte";
import { beforeAll, describe, expect, test } from "vitest";
import MyBoard from "../src/games/my_village/board/Board.svelte";
import MyPinned from "../src/games/my_village/parts/Pinned.svelte";
import { explain as explainMine } from "../src/games/my_village/what";
import { nameOf as nameOfMine } from "../src/games/my_village/what/names";
import VillageBoard from "../src/games/village/board/Board.svelte";
import VillagePinned from "../src/games/village/parts/Pinned.svelte";
import { explain as explainVillage } from "../src/games/village/what";
import { nameOf as nameOfVillage } from "../src/games/village/what/names";
import type { Explain } from "../src/shell/game";
import { files as de } from "../src/shell/i18n/de";
import { files as deWhat } from "../src/shell/i18n/de-what";
import { files as en } from "../src/shell/i18n/en";
import { files as enRules } from "../src/shell/i18n/en-rules";
import { files as enWhat } from "../src/shell/i18n/en-what";
import { speech } from "../src/shell/i18n/speech.svelte";
import { filesOf, textOf } from "../src/shell/i18n/words";
import { files as zh } from "../src/shell/i18n/zh";
import { files as zhWhat } from "../src/shell/i18n/zh-what";
import { thingAt, thingOf } from "../src/shell/things";
import tables from "./tables.json";

const FILES = { en: { ...en, ...enWhat }, de: { ...de, ...deWhat }, zh: { ...zh, ...zhWhat } };
const NAMES = ["Ann", "Bob", "Cid"];
const NAMED =
  "[data-what], [data-spot], [data-place], [data-area], [data-member], [data-store], [data-ship], [data-find]";
const SEEN = "svg.village :is(path, rect, circle, ellipse, text, image, use)";
const GAMES = {
  village: { Board: VillageBoard, Pinned: VillagePinned, explain: explainVillage, nameOf: nameOfVillage },
  my_village: { Board: MyBoard, Pinned: MyPinned, explain: explainMine, nameOf: nameOfMine },
};
type Name = keyof typeof GAMES;
/** A text takes long to make. */
const TEXTS = Object.fromEntries(
  Object.keys(GAMES).map((game) => [
    game,
    Object.entries(FILES).map(([language, files]) => textOf(game, language, files)),
  ]),
);
const rulesOf = (game: Name) => filesOf(game, { ...en, ...enRules }).join("\n");

beforeAll(() => speech.choose("en"));

/** What such a part of a drawn table is called; null is nothing. */
async function drawn(game: Name, view: { ask: { tokens?: string[] } }, parts: string): Promise<(string | null)[]> {
  const { Board, nameOf } = GAMES[game];
  const done = speech.about(game);
  const side = createRawSnippet(() => ({ render: () => "<i></i>" }));
  const ignore = () => undefined;
  const props = { view, seat: 0, tokens: view.ask.tokens ?? [], names: NAMES, outlook: [], lit: [], side };
  const calls = { onanswer: ignore, onpoint: ignore, onother: ignore, label: (token: string) => token };
  const board = mount(Board, { target: document.body, props: { ...props, ...calls } as never });
  await tick();
  const elements = [...document.body.querySelectorAll(parts)];
  const names = elements.map((element) => thingOf(element, nameOf)?.name ?? null);
  await unmount(board);
  done();
  return names;
}

/** What the entries of the line under the question are called; null is nothing. */
async function pinned(game: Name, view: unknown): Promise<(string | null)[]> {
  const { Pinned, nameOf } = GAMES[game];
  const props = { view, seat: 0, onask: () => undefined };
  const line = mount(Pinned, { target: document.body, props });
  const names = [...document.body.querySelectorAll(".pinned *")].map((one) => thingOf(one, nameOf)?.name ?? null);
  await unmount(line);
  return names;
}

/** What is wrong with an explanation, in words; nothing if nothing is. */
function faults(name: string, view: unknown, game: Name, explain: Explain, rules: string): string[] {
  return TEXTS[game]!.flatMap((text) => {
    const told = explain(name, { view: view as never, seat: 0, names: NAMES, text });
    if (!told) return [`${name}: nothing is said`];
    const said = `${told.title} ${told.words}`;
    const unsaid = /⟦|undefined|NaN|\{/.test(said) || told.words.length < 8 || !told.title;
    const unruled = !rules.includes(`\nrule-${told.rule} =`);
    return [
      ...(unsaid ? [`${text.language} ${name}: ${said}`] : []),
      ...(unruled ? [`${name}: no rule ${told.rule}`] : []),
    ];
  });
}

describe.each(Object.entries(tables))("%s", (_, view) => {
  test("everything that is drawn is explained, in three languages and by a rule", async () => {
    const game = view.game as Name;
    const names = new Set((await drawn(game, view as never, NAMED)).filter((name) => name !== null));
    expect(names.size).toBeGreaterThan(40);
    const rules = rulesOf(game);
    expect([...names].flatMap((name) => faults(name, view, game, GAMES[game].explain, rules))).toEqual([]);
  }, 60_000); // a whole board is drawn
});

test.each(Object.entries(tables))(
  "what one has in one line is called as on the farm: %s",
  async (_, view) => {
    const game = view.game as Name;
    const { explain } = GAMES[game];
    const said = (name: string) =>
      JSON.stringify(explain(name, { view: view as never, seat: 0, names: NAMES, text: TEXTS[game]![0]! }));
    const names = await pinned(game, view);
    expect(names).not.toContain(null);
    const there = new Set((await drawn(game, view as never, NAMED)).map((name) => name && said(name)));
    expect(new Set(names).size).toBeGreaterThan(4);
    expect(names.filter((name) => !there.has(said(name!)))).toEqual([]);
  },
  60_000,
);

test.each(Object.entries(tables).filter(([, view]) => view.game === "village"))(
  "nothing in the picture is without a name: %s",
  async (_, view) => {
    const names = await drawn("village", view as never, SEEN);
    expect(names.length).toBeGreaterThan(400);
    expect(names.filter((name) => name === null)).toEqual([]);
  },
  60_000,
);

/** What is drawn only while it is asked for. */
const ASKED = {
  land: [
    "pay.green+coin",
    "well.green",
    "stock.scroll",
    "step.village.north1",
    "owned.bard",
    "place.line",
    "privilege.4",
  ],
  sea: ["dowry.bread.green", "bread.1.2", "sea.on", "mission.i1", "cargo.i3", "sell.i1.grain", "bargain.give.pink"],
  alone: ["rival.green", "thing.ring", "dowry.child", "fate"],
  mine: [
    "mark.travel",
    "descendant.left.abbot",
    "pupil.shift",
    "own.field1",
    "die.black3",
    "store.0.laborer",
    "headman",
  ],
};
test.each(Object.entries(ASKED))("what is drawn only while it is asked for is explained, too: %s", (table, names) => {
  const view = tables[table as keyof typeof tables];
  const game = view.game as Name;
  expect(names.flatMap((name) => faults(name, view, game, GAMES[game].explain, rulesOf(game)))).toEqual([]);
});

test("a card cites the rule that is its own", () => {
  const text = textOf("village", "en", { ...en, ...enWhat, ...enRules });
  const cards = ["villager.bard", "villager.storekeeper", "goal.silver.farmer", "goal.gold.patriarch"];
  for (const card of cards) {
    const { title, rule } = explainVillage(card, { view: tables.land as never, seat: 0, names: NAMES, text })!;
    expect(text.say(`rule-${rule}`)).toContain(title);
  }
});

test("what has a number on the board is called by it, and a kind without one", () => {
  const sight = { view: tables.mine as never, seat: 0, names: NAMES, text: TEXTS.my_village![0]! };
  const titles = ["own.field2", "card.craft.stables3", "card.craft.stables"].map((it) => explainMine(it, sight)!.title);
  expect(titles).toEqual(["Field 2", "Stables, no. 3", "Stables"]);
});

test("the numbers are those in force", () => {
  const text = TEXTS.village![0]!;
  const numbers = { name: "mine", hash: "x", values: { "village.life.lap": 12 } };
  const view = { ...tables.land, numbers } as never;
  expect(explainVillage("life.0", { view, seat: 0, names: NAMES, text })!.words).toContain("12");
});

test("one asks about the figure, though it lets a press through to its place", () => {
  document.body.innerHTML =
    '<svg data-area="church"><g data-spot="pane.1"></g><g data-member="1.window1.2" style="pointer-events: none"></g></svg>';
  const [pane, figure] = [...document.querySelectorAll("g")];
  figure!.getBoundingClientRect = () => new DOMRect(10, 10, 20, 20);
  expect(thingAt(pane!, 15, 15, nameOfVillage)!.name).toBe("figure.1.window1.2");
  expect(thingAt(pane!, 60, 15, nameOfVillage)!.name).toBe("pane.1");
  expect(thingAt(document.querySelector("svg"), 60, 15, nameOfVillage)!.name).toBe("area.church");
});

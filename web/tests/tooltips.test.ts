// Every named element of the boards has an explanation in every language that cites an existing rule.
import { mount, tick, unmount, createRawSnippet } from "svelte";
import { beforeAll, describe, expect, test } from "vitest";
import MyBoard from "../src/games/my_village/board/Board.svelte";
import MyPinned from "../src/games/my_village/components/ResourceBar.svelte";
import { explain as explainMine } from "../src/games/my_village/tooltips";
import { nameOf as nameOfMine } from "../src/games/my_village/tooltips/names";
import VillageBoard from "../src/games/village/board/Board.svelte";
import VillagePinned from "../src/games/village/components/ResourceBar.svelte";
import { explain as explainVillage } from "../src/games/village/tooltips";
import { nameOf as nameOfVillage } from "../src/games/village/tooltips/names";
import type { Explain } from "../src/app/game";
import { i18n } from "../src/app/i18n/i18n.svelte";
import { filesOf, createText } from "../src/app/i18n/bundles";
import { explainableAt, explainableOf } from "../src/app/explainables";
import tables from "./tables.json";
import { loadFiles } from "../src/app/i18n/files";

const de = await loadFiles("de");
const deWhat = await loadFiles("de", "tooltips");
const en = await loadFiles("en");
const enWhat = await loadFiles("en", "tooltips");
const zh = await loadFiles("zh");
const zhHant = await loadFiles("zh-Hant");
const zhHantWhat = await loadFiles("zh-Hant", "tooltips");
const zhWhat = await loadFiles("zh", "tooltips");

const FILES = {
  en: { ...en, ...enWhat },
  de: { ...de, ...deWhat },
  zh: { ...zh, ...zhWhat },
  "zh-Hant": { ...zhHant, ...zhHantWhat },
};
const NAMES = ["Ann", "Bob", "Cid"];
const NAMED =
  "[data-explain], [data-target], [data-place], [data-area], [data-member], [data-resource], [data-ship], [data-anchor]";
const SEEN = "svg.village :is(path, rect, circle, ellipse, text, image, use)";
const GAMES = {
  village: { Board: VillageBoard, ResourceBar: VillagePinned, explain: explainVillage, nameOf: nameOfVillage },
  my_village: { Board: MyBoard, ResourceBar: MyPinned, explain: explainMine, nameOf: nameOfMine },
};
type Name = keyof typeof GAMES;
/** Created once, because it is slow. */
const TEXTS = Object.fromEntries(
  Object.keys(GAMES).map((game) => [
    game,
    Object.entries(FILES).map(([language, files]) => createText(game, language, files)),
  ]),
);
const enRules = import.meta.glob<string>("./games/*/text/en/rules.ftl", {
  base: "../../src/village",
  query: "?raw",
  import: "default",
  eager: true,
});
const rules = Object.fromEntries(Object.entries(enRules).map(([path, file]) => [path.replace("./", ""), file]));
const rulesOf = (game: Name) => filesOf(game, { ...en, ...rules }).join("\n");

beforeAll(() => i18n.setLanguage("en"));

/** Return the explainable names of these elements of a rendered board; null for elements without a name. */
async function drawn(game: Name, view: { ask: { tokens?: string[] } }, parts: string): Promise<(string | null)[]> {
  const { Board, nameOf } = GAMES[game];
  const done = i18n.useGame(game);
  const sidebar = createRawSnippet(() => ({ render: () => "<i></i>" }));
  const ignore = () => undefined;
  const props = { view, seat: 0, tokens: view.ask.tokens ?? [], names: NAMES, preview: [], highlighted: [], sidebar };
  const calls = { onmove: ignore, onhover: ignore, onexplain: ignore, label: (token: string) => token };
  const board = mount(Board, { target: document.body, props: { ...props, ...calls } as never });
  await tick();
  const elements = [...document.body.querySelectorAll(parts)];
  const names = elements.map((element) => explainableOf(element, nameOf)?.name ?? null);
  await unmount(board);
  done();
  return names;
}

/** Return the explainable names of the entries of the resource bar. */
async function pinned(game: Name, view: unknown): Promise<(string | null)[]> {
  const { ResourceBar, nameOf } = GAMES[game];
  const props = { view, seat: 0, onask: () => undefined };
  const line = mount(ResourceBar, { target: document.body, props });
  const names = [...document.body.querySelectorAll(".resource-bar *")].map(
    (one) => explainableOf(one, nameOf)?.name ?? null,
  );
  await unmount(line);
  return names;
}

/** Return the problems of an explanation. */
function problems(name: string, view: unknown, game: Name, explain: Explain, rules: string): string[] {
  return TEXTS[game]!.flatMap((text) => {
    const explanation = explain(name, { view: view as never, seat: 0, names: NAMES, text });
    if (!explanation) return [`${name}: no explanation`];
    const label = `${explanation.title} ${explanation.words}`;
    const incomplete = /⟦|undefined|NaN|\{/.test(label) || explanation.words.length < 8 || !explanation.title;
    const unruled = !rules.includes(`\nrule-${explanation.rule} =`);
    return [
      ...(incomplete ? [`${text.language} ${name}: ${label}`] : []),
      ...(unruled ? [`${name}: no rule ${explanation.rule}`] : []),
    ];
  });
}

describe.each(Object.entries(tables))("%s", (_, view) => {
  test("every element is explained in every language and cites a rule", async () => {
    const game = view.game as Name;
    const names = new Set((await drawn(game, view as never, NAMED)).filter((name) => name !== null));
    expect(names.size).toBeGreaterThan(40);
    const rules = rulesOf(game);
    expect([...names].flatMap((name) => problems(name, view, game, GAMES[game].explain, rules))).toEqual([]);
  }, 60_000); // renders a whole board
});

test.each(Object.entries(tables))(
  "the resource bar has the same explanations as the board: %s",
  async (_, view) => {
    const game = view.game as Name;
    const { explain } = GAMES[game];
    const explained = (name: string) =>
      JSON.stringify(explain(name, { view: view as never, seat: 0, names: NAMES, text: TEXTS[game]![0]! }));
    const names = await pinned(game, view);
    expect(names).not.toContain(null);
    const there = new Set((await drawn(game, view as never, NAMED)).map((name) => name && explained(name)));
    expect(new Set(names).size).toBeGreaterThan(4);
    expect(names.filter((name) => !there.has(explained(name!)))).toEqual([]);
  },
  60_000,
);

test.each(Object.entries(tables).filter(([, view]) => view.game === "village"))(
  "every shape of the board has a name: %s",
  async (_, view) => {
    const names = await drawn("village", view as never, SEEN);
    expect(names.length).toBeGreaterThan(400);
    expect(names.filter((name) => name === null)).toEqual([]);
  },
  60_000,
);

/** Elements that are drawn only while they can be chosen. */
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
test.each(Object.entries(ASKED))("elements drawn only while they can be chosen are explained: %s", (table, names) => {
  const view = tables[table as keyof typeof tables];
  const game = view.game as Name;
  expect(names.flatMap((name) => problems(name, view, game, GAMES[game].explain, rulesOf(game)))).toEqual([]);
});

test("a card cites its own rule", () => {
  const text = createText("village", "en", { ...en, ...enWhat, ...rules });
  const cards = ["villager.bard", "villager.storekeeper", "goal.silver.farmer", "goal.gold.patriarch"];
  for (const card of cards) {
    const { title, rule } = explainVillage(card, { view: tables.land as never, seat: 0, names: NAMES, text })!;
    expect(text.say(`rule-${rule}`)).toContain(title);
  }
});

test("titles contain the number printed on the board", () => {
  const sight = { view: tables.mine as never, seat: 0, names: NAMES, text: TEXTS.my_village![0]! };
  const titles = ["own.field2", "card.craft.stables3", "card.craft.stables"].map((it) => explainMine(it, sight)!.title);
  expect(titles).toEqual(["Field 2", "Stables, no. 3", "Stables"]);
});

test("explanations use the custom values in force", () => {
  const text = TEXTS.village![0]!;
  const custom_values = { name: "mine", hash: "x", values: { "village.life.lap": 12 } };
  const view = { ...tables.land, custom_values } as never;
  expect(explainVillage("life.0", { view, seat: 0, names: NAMES, text })!.words).toContain("12");
});

test("a figure is explained although it lets clicks through to its place", () => {
  document.body.innerHTML =
    '<svg data-area="church"><g data-target="pane.1"></g><g data-member="1.window1.2" style="pointer-events: none"></g></svg>';
  const [pane, figure] = [...document.querySelectorAll("g")];
  figure!.getBoundingClientRect = () => new DOMRect(10, 10, 20, 20);
  expect(explainableAt(pane!, 15, 15, nameOfVillage)!.name).toBe("figure.1.window1.2");
  expect(explainableAt(pane!, 60, 15, nameOfVillage)!.name).toBe("pane.1");
  expect(explainableAt(document.querySelector("svg"), 60, 15, nameOfVillage)!.name).toBe("area.church");
});

// What is brought near: what would follow, one step further, what glows, the picture itself.
import { mount, tick, unmount } from "svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { arrowOn, CITIES, priceOn } from "../src/games/village/board/places/cities";
import { chipsOf as mineChips } from "../src/games/my_village/chips";
import { printedOn as minePrinted } from "../src/games/my_village/printed";
import MyPinned from "../src/games/my_village/parts/Pinned.svelte";
import { chipsOf } from "../src/games/village/chips";
import Chip from "../src/games/village/parts/Chip.svelte";
import Pinned from "../src/games/village/parts/Pinned.svelte";
import { printedOn } from "../src/games/village/printed";
import { coveredBy, follow, inSight, toBring } from "../src/shell/glow";
import { files } from "../src/shell/i18n/en";
import { speech } from "../src/shell/i18n/speech.svelte";
import { textOf } from "../src/shell/i18n/words";
import type { Event } from "../src/shell/net/types";
import { nameOf } from "../src/shell/store/entries";
import { firstMoves } from "../src/shell/store/lookback.svelte";
import { grown, held, LARGEST } from "../src/shell/zoom";
import tables from "./tables.json";

beforeAll(() => speech.choose("en"));
const text = textOf("village", "en", files);
const printed = printedOn(tables.land as never);
const words = (...events: Event[]) => chipsOf(events, 0, text, printed).map((chip) => chip.words);
const ask = (question: string, answers: string): Event => ({ kind: "ask", seat: 0, question, about: "", answers });

describe("one step further", () => {
  test("few answers are named, many by what they are", () => {
    expect(words(ask("family", "pass birth"))).toEqual([`then: ${text.answer("family birth")}`]);
    const crafts = "pass wainwright.train stables.train office.train office.buy smithy.train";
    expect(words(ask("crafts", crafts))).toEqual(["then: train or buy"]);
    const trips = "pass send.north1 send.south1 move.north2.north3 move.north2.south2";
    expect(words(ask("travel", trips))).toEqual([`then: ${text.question("travel")}`]);
  });

  test("which generation it will be is no step, and a price is told already", () => {
    expect(words(ask("who", "1 2"))).toEqual([]);
    expect(words(ask("pay", "green coin"))).toHaveLength(1);
  });
});

describe("gains as well as costs", () => {
  test("a customer's points, and what a step of the council will score", () => {
    const customer = Object.keys(printed.customers)[0]!;
    const serve = words({ kind: "serve", seat: 0, stall: 1, customer });
    expect(serve.join()).toContain(`${printed.customers[customer]} points`);
    const up = words({ kind: "walk", seat: 0, generation: 1, origin: "council2", place: "council3" });
    expect(up).toContain(`${printed.stages[2]! - printed.stages[1]!} more points at the end`);
    expect(words({ kind: "promote", seat: 0, generation: 1, place: "window2", grain: 1 })).toContain(
      text.say("page-chip-worth", { n: printed.windows[1]! - printed.windows[0]! }),
    );
  });

  test("what a church will score", () => {
    const own = textOf("my_village", "en", files);
    const events = [{ kind: "banner", seat: 0, banner: "church.sanatory" }];
    const said = mineChips(events, 0, own, minePrinted(tables.mine as never)).map((chip) => chip.words);
    expect(said).toEqual([own.say("page-card-worth", { n: 3 })]);
  });
});

test.each(["steps", "greenbag", "scroll", "supply", "coin"])("the sign of what is asked is drawn: %s", async (icon) => {
  const chip = mount(Chip, { target: document.body, props: { chip: { icon, tone: "more", words: "x" } } });
  await tick();
  expect(document.querySelectorAll(".consequence svg path, .consequence svg circle").length).toBeGreaterThan(0);
  await unmount(chip);
});

test("the arrow of a trip hides neither a price nor a gift", () => {
  const boxes = [
    ...printed.paths.map(({ from, to }) => ({ ...priceOn(from, to), w: 19, h: 11 })),
    ...Object.values(CITIES).map(({ x, y }) => ({ x, y: y + 21, w: 24, h: 10 })),
  ];
  const far = (p: { x: number; y: number }, { x, y, w, h }: (typeof boxes)[0]) =>
    Math.hypot(Math.max(0, Math.abs(p.x - x) - w), Math.max(0, Math.abs(p.y - y) - h));
  for (const { from, to } of printed.paths)
    for (const arrow of [arrowOn(from, to), ...(from === "village" ? [] : [arrowOn(to, from)])])
      expect(Math.min(...boxes.map((box) => far(arrow, box)))).toBeGreaterThan(11);
});

test("what one has is pinned in a line: time, stock and who is at home", async () => {
  const view = structuredClone(tables.land);
  Object.assign(view.families[0]!, { time: 7, grain: 3, coins: 2 });
  view.families[0]!.members.farm = [0, 2, 0, 1];
  for (const [Line, seen] of [[Pinned, view] as const, [MyPinned, tables.mine] as const]) {
    const line = mount(Line, { target: document.body, props: { view: seen, seat: 0, onask: () => undefined } });
    await tick();
    expect(document.querySelector(".pinned")!.textContent).toMatch(Line === Pinned ? /7\/10.*3.*2.*2×2.*4/s : /\d\/10/);
    await unmount(line);
  }
});

test("closer, farther, and never out of bounds; what is under the fingers stays there", () => {
  expect(grown(1, 1.4)).toBe(1.4);
  expect(grown(1.4, 1 / 1.4)).toBe(1);
  expect(grown(3.5, 2)).toBe(LARGEST);
  expect((held(100, 50, 2, 3) + 50) / 3).toBe((100 + 50) / 2);
});

test("what glows is in sight where its middle is", () => {
  const window_ = { top: 100, bottom: 700, left: 0, right: 390 };
  const at = (top: number) => ({ top, bottom: top + 40, left: 10, right: 50 });
  expect([at(60), at(300), at(690)].map((thing) => inSight(thing, window_))).toEqual([false, true, false]);
});

test("what fits into the window is brought into sight together", () => {
  const window_ = { top: 100, bottom: 700, left: 0, right: 390 };
  const bring = (...tops: number[]) =>
    toBring(tops, (top) => ({ top, bottom: top + 40, left: 10, right: 50 }), window_);
  expect(bring(120, 300)).toBeUndefined();
  expect(bring(60, 120, 180)).toBe(120); // the first lies half under the bar
  expect(bring(300, 9000)).toBeUndefined();
  expect(bring(8000, 9000)).toBe(8000);
});

test("of what glows, that which is spoken of is brought into sight", () => {
  const brought: string[] = [];
  const glows = (token: string, top: number) => ({
    dataset: { token },
    getClientRects: () => [1],
    getBoundingClientRect: () => ({ top, bottom: top + 40, left: 10, right: 50 }),
    scrollIntoView: () => brought.push(token),
  });
  const board = { querySelectorAll: () => [glows("near", 300), glows("far", 9000)] } as unknown as Element;
  follow(board, 100, true);
  follow(board, 100, true, ["near", "far"]);
  expect(brought).toEqual([]);
  follow(board, 100, true, ["far"]);
  follow(board, 5000, true);
  expect(brought).toEqual(["far", "near"]);
});

test("bars that stay hide what lies under them: the question, tabs of the board, the bar under the thumb", () => {
  document.body.innerHTML =
    '<p class="ask"></p><main><nav data-stays></nav><i data-token="low"></i></main><p class="jumps"></p>';
  const lies = (place: string, top: number, bottom: number) => {
    const one = document.querySelector(place)!;
    one.getBoundingClientRect = () => new DOMRect(0, top, 10, bottom - top);
    one.getClientRects = () => [1] as never;
    return one;
  };
  lies(".ask", 0, 150);
  lies("nav", 150, 200);
  lies(".jumps", innerHeight - 70, innerHeight);
  const board = document.querySelector("main")!;
  expect(coveredBy(board)).toBe(200);
  let brought = 0;
  lies("[data-token]", innerHeight - 60, innerHeight - 20).scrollIntoView = () => (brought += 1);
  follow(board, coveredBy(board), true);
  expect(brought).toBe(1);
});

test("what others did first is shown to whoever has not answered yet", () => {
  const entry = (ply: number, seat: number) => ({ ply, seat, events: [{ kind: "take", seat }] });
  expect(firstMoves([entry(1, -1), entry(2, 1), entry(3, 2)], [0]).map(({ ply }) => ply)).toEqual([2, 3]);
  expect(firstMoves([entry(2, 1), entry(3, 0)], [0])).toEqual([]);
  expect(firstMoves([entry(2, 1)], [])).toEqual([]);
});

test("bots have names of their own", () => {
  const names = [0, 1, 2, 3, 4].map((seat) => nameOf(seat, "easy", "bot"));
  expect(new Set(names).size).toBe(5);
  expect(names.join()).not.toMatch(/bot|⟦/i);
});

test("whoever has deleted their account is somebody in every language", async () => {
  const said = { en: "Somebody", de: "Jemand", zh: "某人" };
  for (const [language, words] of Object.entries(said)) {
    await speech.choose(language as keyof typeof said);
    expect(nameOf(0, "somebody", "person")).toBe(words);
  }
  await speech.choose("en");
});

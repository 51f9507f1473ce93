// Previews, the next question, scrolling to moves and zooming.
import { mount, tick, unmount } from "svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { arrowPosition, CITIES, pricePosition } from "../src/games/village/board/places/cities";
import { chipsOf as mineChips } from "../src/games/my_village/chips";
import { printedOn as minePrinted } from "../src/games/my_village/printed";
import MyPinned from "../src/games/my_village/components/ResourceBar.svelte";
import { chipsOf } from "../src/games/village/chips";
import { compose } from "../src/games/village/composition";
import { EXPANSIONS } from "../src/games/village/expansions";
import { gameEvents } from "../src/games/village/types";
import Chip from "../src/games/village/components/Chip.svelte";
import ResourceBar from "../src/games/village/components/ResourceBar.svelte";
import { tablesOn } from "../src/games/village/tables";
import { coveredHeight, moveAnchor, scrollToMoves, isInside, scrollTargetOf } from "../src/app/scroll_into_view";
import { Anchors } from "../src/app/motion/anchors";
import { i18n } from "../src/app/i18n/i18n.svelte";
import { createText } from "../src/app/i18n/bundles";
import type { Event } from "../src/app/net/types";
import { displayName } from "../src/app/store/log";
import type { LogEntry } from "../src/app/store/log";
import { missedMoves } from "../src/app/store/table/catch_up";
import { clampZoom, scrollAfterZoom, MAX_ZOOM } from "../src/app/zoom";
import tables from "./tables.json";
import { loadFiles } from "../src/app/i18n/files";

const files = await loadFiles("en");

beforeAll(() => i18n.setLanguage("en"));
const text = createText("village", "en", files);
const game = compose(EXPANSIONS, tablesOn(tables.land as never));
const { printed } = game;
const words = (...events: Event[]) => chipsOf(gameEvents(events), 0, text, game).map((chip) => chip.words);
const ask = (question: string, choices: string): Event => ({ kind: "ask", seat: 0, question, subject: "", choices });

describe("the next question in a preview", () => {
  test("names few moves one by one and many by their kind", () => {
    expect(words(ask("family", "pass birth"))).toEqual([`then: ${text.move("family birth")}`]);
    const crafts = "pass wainwright.train stables.train office.train office.buy smithy.train";
    expect(words(ask("crafts", crafts))).toEqual(["then: train or buy"]);
    const trips = "pass send.north1 send.south1 move.north2.north3 move.north2.south2";
    expect(words(ask("travel", trips))).toEqual(["then: Choose a trip"]);
  });

  test("omits the choice of a generation and of a payment", () => {
    expect(words(ask("who", "1 2"))).toEqual([]);
    expect(words(ask("pay", "green coin"))).toHaveLength(1);
  });
});

describe("gains in a preview", () => {
  test("include the points of a customer and of a council step", () => {
    const customer = Object.keys(printed.customers)[0]!;
    const serve = words({ kind: "serve", seat: 0, stall: 1, customer });
    expect(serve.join()).toContain(`${printed.customers[customer]} points`);
    const up = words({ kind: "walk", seat: 0, generation: 1, origin: "council2", place: "council3" });
    expect(up).toContain(`${printed.stages[2]! - printed.stages[1]!} more points at the end`);
    expect(words({ kind: "promote", seat: 0, generation: 1, place: "window2", grain: 1 })).toContain(
      text.say("page-chip-worth", { n: printed.windows[1]! - printed.windows[0]! }),
    );
  });

  test("include the points of a church", () => {
    const own = createText("my_village", "en", files);
    const events = [{ kind: "banner", seat: 0, banner: "church.sanatory" }];
    const labels = mineChips(events, 0, own, minePrinted(tables.mine as never)).map((chip) => chip.words);
    expect(labels).toEqual([own.say("page-card-worth", { n: 3 })]);
  });
});

test.each(["steps", "greenbag", "scroll", "supply", "coin"])("the chip icon %s is drawn", async (icon) => {
  const chip = mount(Chip, { target: document.body, props: { chip: { icon, tone: "more", words: "x" } } });
  await tick();
  expect(document.querySelectorAll(".effect-chip svg path, .effect-chip svg circle").length).toBeGreaterThan(0);
  await unmount(chip);
});

test("travel arrows cover no price and no gift", () => {
  const expansions = [
    ...printed.paths.map(({ from, to }) => ({ ...pricePosition(from, to), w: 19, h: 11 })),
    ...Object.values(CITIES).map(({ x, y }) => ({ x, y: y + 21, w: 24, h: 10 })),
  ];
  const far = (p: { x: number; y: number }, { x, y, w, h }: (typeof expansions)[0]) =>
    Math.hypot(Math.max(0, Math.abs(p.x - x) - w), Math.max(0, Math.abs(p.y - y) - h));
  for (const { from, to } of printed.paths)
    for (const arrow of [arrowPosition(from, to), ...(from === "village" ? [] : [arrowPosition(to, from)])])
      expect(Math.min(...expansions.map((box) => far(arrow, box)))).toBeGreaterThan(11);
});

test("the resource bar shows time, stock and family members at home", async () => {
  const view = structuredClone(tables.land);
  Object.assign(view.families[0]!, { time: 7, grain: 3, coins: 2, members: { farm: [0, 2, 0, 1] } });
  for (const [Line, seen] of [[ResourceBar, view] as const, [MyPinned, tables.mine] as const]) {
    const line = mount(Line, { target: document.body, props: { view: seen, seat: 0, onask: () => undefined } });
    await tick();
    expect(document.querySelector(".resource-bar")!.textContent).toMatch(
      Line === ResourceBar ? /7\/10.*3.*2.*2×2.*4/s : /\d\/10/,
    );
    await unmount(line);
  }
});

test("zooming stays within bounds and keeps the point under the fingers", () => {
  expect(clampZoom(1, 1.4)).toBe(1.4);
  expect(clampZoom(1.4, 1 / 1.4)).toBe(1);
  expect(clampZoom(3.5, 2)).toBe(MAX_ZOOM);
  expect((scrollAfterZoom(100, 50, 2, 3) + 50) / 3).toBe((100 + 50) / 2);
});

test("an element is inside if its centre is", () => {
  const window_ = { top: 100, bottom: 700, left: 0, right: 390 };
  const at = (top: number) => ({ top, bottom: top + 40, left: 10, right: 50 });
  expect([at(60), at(300), at(690)].map((thing) => isInside(thing, window_))).toEqual([false, true, false]);
});

test("elements that fit into the window are shown together", () => {
  const window_ = { top: 100, bottom: 700, left: 0, right: 390 };
  const bring = (...tops: number[]) =>
    scrollTargetOf(tops, (top) => ({ top, bottom: top + 40, left: 10, right: 50 }), window_);
  expect(bring(120, 300)).toBeUndefined();
  expect(bring(60, 120, 180)).toBe(120); // the first lies half under the bar
  expect(bring(300, 9000)).toBeUndefined();
  expect(bring(8000, 9000)).toBe(8000);
});

/** Add an element at this vertical position, under a name. */
function named(anchors: Anchors, name: string, top: number, bottom: number): Element {
  const element = document.body.appendChild(document.createElement("i"));
  element.getBoundingClientRect = () => new DOMRect(10, top, 40, bottom - top);
  element.getClientRects = () => [1] as never;
  anchors.add(element, name);
  return element;
}

test("scrolling prefers the expected moves", () => {
  const [anchors, brought] = [new Anchors(), [] as string[]];
  for (const [token, top] of [["near", 300] as const, ["far", 9000] as const])
    named(anchors, moveAnchor(token), top, top + 40).scrollIntoView = () => brought.push(token);
  scrollToMoves(anchors, 100, true);
  scrollToMoves(anchors, 100, true, ["near", "far"]);
  expect(brought).toEqual([]);
  scrollToMoves(anchors, 100, true, ["far"]);
  scrollToMoves(anchors, 5000, true);
  expect(brought).toEqual(["far", "near"]);
});

test("sticky bars count as covered: prompt bar, tabs of the board, navigation bar", () => {
  const anchors = new Anchors();
  named(anchors, "prompt-area", 0, 150);
  named(anchors, "sheet-tabs", 150, 200);
  named(anchors, "bottom-nav", innerHeight - 70, innerHeight);
  expect(coveredHeight(anchors)).toBe(200);
  let brought = 0;
  named(anchors, moveAnchor("low"), innerHeight - 60, innerHeight - 20).scrollIntoView = () => (brought += 1);
  scrollToMoves(anchors, coveredHeight(anchors), true);
  expect(brought).toBe(1);
});

test("names find the first element of the document, and are removed with it", () => {
  const anchors = new Anchors();
  const [second, first] = [named(anchors, "place.church", 0, 1), document.createElement("b")];
  document.body.prepend(first);
  const remove = anchors.add(first, "place.church", "area.church");
  expect([anchors.find("pane.9", "place.church"), anchors.all("place.church", "area.church")]).toEqual([
    first,
    [first, second],
  ]);
  remove();
  expect([anchors.find("area.church", "place.church"), anchors.beginningWith("area.")]).toEqual([second, []]);
});

test("the catch-up shows the moves of others since the last own one", () => {
  const entry = (ply: number, seat: number) => ({ ply, seat, events: [{ kind: "take", seat }] });
  const missed = (entries: LogEntry[], own: number[], seen = 0) =>
    missedMoves(entries, own, seen).map(({ ply }) => ply);
  expect(missed([entry(1, -1), entry(2, 1), entry(3, 2)], [0])).toEqual([2, 3]);
  expect(missed([entry(2, 1), entry(3, 0), entry(4, 1)], [0])).toEqual([4]);
  expect(missed([entry(2, 1), entry(3, 0)], [0])).toEqual([]);
  expect(missed([entry(2, 1), entry(3, 2)], [0], 2)).toEqual([3]);
  expect(missed([entry(2, 1)], [])).toEqual([]);
});

test("bots have distinct names", () => {
  const names = [0, 1, 2, 3, 4].map((seat) => displayName({ seat, name: "easy", kind: "bot", bot_number: seat + 1 }));
  expect(new Set(names).size).toBe(5);
  expect(names.join()).not.toMatch(/bot|⟦/i);
});

test("a bot keeps its name on another seat", () => {
  const bot = { name: "easy", kind: "bot", bot_number: 2 };
  expect(displayName({ ...bot, seat: 2 })).toBe(displayName({ ...bot, seat: 1 }));
});

test("players who deleted their account have a placeholder name in every language", async () => {
  const names = { en: "Deleted player", de: "Gelöschter Spieler", zh: "已注销玩家", "zh-Hant": "已刪除玩家" };
  for (const [language, words] of Object.entries(names)) {
    await i18n.setLanguage(language as keyof typeof names);
    expect(displayName({ seat: 0, name: "somebody", kind: "human", bot_number: 1 })).toBe(words);
  }
  await i18n.setLanguage("en");
});

import { Traces } from "../src/shell/motion/stage";
import { beforeEach, describe, expect, test } from "vitest";
import { course, scenesOf } from "../src/games/village/happenings";
import { storyOf } from "../src/games/village/story";
import { clock, left } from "../src/shell/clock";
import { fits, marked, rowsOf, wordsOf } from "../src/shell/panels/rules/book";
import { added, type Entry } from "../src/shell/store/entries";
import { route } from "../src/shell/store/route.svelte";
import { turnsOf } from "../src/shell/turns";
import type { Message } from "../src/shell/net/types";

const entry = (ply: number, seat: number, ...kinds: string[]): Entry => ({
  ply,
  seat,
  events: kinds.map((kind) => ({ kind, seat, round: ply })),
});

describe("clock", () => {
  test.each([
    [0, "0:00"],
    [-3, "0:00"],
    [65.9, "1:05"],
    [3600, "1:00:00"],
    [47 * 3600, "47:00:00"],
  ])("%d seconds are %s", (seconds, words) => {
    expect(clock(seconds)).toBe(words);
  });

  test("from two days on days are enough", () => {
    expect(clock(50 * 3600)).toContain("2");
  });
});

test("what is left takes as long as what is done took", () => {
  expect(left(10, 30, 5)).toBe(15);
  expect(left(10, 0, 5)).toBe(0);
  expect(left(0, 30, 5)).toBeNull();
});

describe("route", () => {
  beforeEach(() => route.go("/tables"));

  function press(html: string, init: MouseEventInit = {}) {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    document.querySelector("a")!.dispatchEvent(event);
    return event.defaultPrevented;
  }

  test("a link inside the page needs no new page", () => {
    expect(press('<a href="/rules?rule=X">rules</a>')).toBe(true);
    expect([route.path, route.query]).toEqual(["/rules", "?rule=X"]);
  });

  test.each([
    ["for a new window", '<a href="/rules" target="_blank">x</a>', {}],
    ["to be kept", '<a href="/rules" download>x</a>', {}],
    ["of the server", '<a href="/api/games">x</a>', {}],
    ["to a place on this page", '<a href="/tables#here">x</a>', {}],
    ["pressed with a key", '<a href="/rules">x</a>', { ctrlKey: true }],
  ])("a link %s is left to the browser", (_, html, init) => {
    expect(press(html, init)).toBe(false);
    expect(route.path).toBe("/tables");
  });
});

describe("the log", () => {
  test("an answer that came again replaces what it undid", () => {
    const message = { kind: "move", ply: 2, seat: 1, events: [] } as unknown as Message;
    expect(added([entry(1, 0), entry(2, 0), entry(3, 0)], message).map(({ ply, seat }) => [ply, seat])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  test("entries of a seat belong together until it begins another turn", () => {
    const turns = turnsOf([entry(1, 0, "take"), entry(2, 0, "time"), entry(3, 0, "take"), entry(4, 1, "time")], course);
    expect(turns.map((turn) => turn.entries.map(({ ply }) => ply))).toEqual([[1, 2], [3], [4]]);
  });

  test("a round stands under the turn with which it begins", () => {
    expect(turnsOf([entry(1, 0, "take"), entry(2, 1, "take", "round")], course).map(({ round }) => round)).toEqual([
      0, 2,
    ]);
  });

  test("scenes part where somebody else comes in", () => {
    const { events } = entry(1, 0, "take", "time", "mass", "rival_take");
    expect(scenesOf(events).map((scene) => [scene.events.length, scene.beside])).toEqual([
      [2, null],
      [1, null],
      [1, 5],
    ]);
  });

  test("a story tells what happens twice in a round once", () => {
    const birth = { kind: "birth", seat: 0, generation: 2 };
    const [first, second] = storyOf(
      [{ ply: 1, seat: 0, events: [birth, birth, { kind: "round", round: 2 }, birth] }],
      0,
    );
    expect([first!.deeds[0]!.times, second!.round]).toEqual([2, 2]);
  });
});

describe("the book of rules", () => {
  const rule = { id: "X-1", short: "Take a card.", long: "Take the upper card.", notes: [], inShort: [], numbers: [] };

  test("every word that is sought must be there", () => {
    expect(fits(rule, wordsOf("Take UPPER"))).toBe(true);
    expect(fits(rule, wordsOf("take two"))).toBe(false);
  });

  test("numbers of a row that are as sure as one another stand in one line", () => {
    const one = { table: "t", key: "", row: "mill", source: "book", card: "", rules: [] };
    const likely = { ...one, what: "mill time", value: "2", status: "likely" };
    const rows = rowsOf([
      likely,
      { ...one, what: "mill coins", value: "2", status: "printed" },
      { ...likely, what: "mill buy pink", value: "1" },
    ]);
    expect(rows.map(({ what, value, status }) => [what, value, status])).toEqual([
      ["mill", "time: 2; buy pink: 1", "likely"],
      ["mill", "coins: 2", "printed"],
    ]);
  });

  test("what was sought is marked, signs and all", () => {
    expect(marked("a (b) c", ["(b)"]).filter(({ hit }) => hit)).toEqual([{ text: "(b)", hit: true }]);
  });
});

test("what moved stays until a view is drawn, and markers run on from where they are", () => {
  const traces = new Traces();
  const marker = document.createElement("i");
  let laidBack = 0;
  traces.leave(() => (laidBack += 1));
  expect([traces.runs(marker, 2), traces.runs(marker, 4), laidBack]).toEqual([0, 2, 0]);
  traces.clear();
  expect([traces.runs(marker, 1), laidBack]).toEqual([0, 1]);
  traces.clear();
  expect(laidBack).toBe(1);
});

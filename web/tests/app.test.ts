import { AnimationLeftovers } from "../src/app/motion/stage";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { logStructure, groupEvents } from "../src/games/village/event_groups";
import { compose } from "../src/games/village/composition";
import { EXPANSIONS } from "../src/games/village/expansions";
import { tablesWith } from "../src/games/village/tables";
import { loggedEvents } from "../src/games/village/types";
import { storyOf } from "../src/games/village/story";
import { formatClock, secondsLeft } from "../src/app/clock";
import { addEntry, type LogEntry } from "../src/app/store/log";
import { route } from "../src/app/store/route.svelte";
import { groupTurns } from "../src/app/group_turns";

const entry = (ply: number, seat: number, ...kinds: string[]): LogEntry => ({
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
    expect(formatClock(seconds)).toBe(words);
  });

  test("two days or more are shown in days", () => {
    expect(formatClock(50 * 3600)).toContain("2");
  });
});

test("the remaining time is extrapolated from the progress", () => {
  expect(secondsLeft(10, 30, 5)).toBe(15);
  expect(secondsLeft(10, 0, 5)).toBe(0);
  expect(secondsLeft(0, 30, 5)).toBeNull();
});

describe("route", () => {
  beforeAll(() => route.start());
  beforeEach(() => route.go("/tables"));

  function press(html: string, init: MouseEventInit = {}) {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    document.querySelector("a")!.dispatchEvent(event);
    return event.defaultPrevented;
  }

  test("an internal link does not reload the page", () => {
    expect(press('<a href="/rules?rule=X">rules</a>')).toBe(true);
    expect([route.path, route.query]).toEqual(["/rules", "?rule=X"]);
  });

  test.each([
    ["for a new window", '<a href="/rules" target="_blank">x</a>', {}],
    ["to download", '<a href="/rules" download>x</a>', {}],
    ["of the server", '<a href="/api/tables">x</a>', {}],
    ["to a place on this page", '<a href="/tables#here">x</a>', {}],
    ["clicked with Ctrl", '<a href="/rules">x</a>', { ctrlKey: true }],
  ])("a link %s is left to the browser", (_, html, init) => {
    expect(press(html, init)).toBe(false);
    expect(route.path).toBe("/tables");
  });
});

const game = compose(EXPANSIONS, tablesWith({}));

describe("the log", () => {
  test("a move after an undo replaces the later entries", () => {
    const message = { kind: "move" as const, number: 1, at: 0, ply: 2, seat: 1, lines: [], events: [] };
    expect(addEntry([entry(1, 0), entry(2, 0), entry(3, 0)], message).map(({ ply, seat }) => [ply, seat])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  test("entries of a seat are grouped until it begins another turn", () => {
    const turns = groupTurns(
      [entry(1, 0, "take"), entry(2, 0, "time"), entry(3, 0, "take"), entry(4, 1, "time")],
      logStructure(game),
    );
    expect(turns.map((turn) => turn.entries.map(({ ply }) => ply))).toEqual([[1, 2], [3], [4]]);
  });

  test("a round belongs to the turn with which it begins", () => {
    expect(
      groupTurns([entry(1, 0, "take"), entry(2, 1, "take", "round")], logStructure(game)).map(({ round }) => round),
    ).toEqual([0, 2]);
  });

  test("events are grouped by the player concerned", () => {
    const { events } = entry(1, 0, "take", "time", "mass", "rival_take");
    expect(groupEvents(loggedEvents(events), game).map((group) => [group.events.length, group.rivalSeat])).toEqual([
      [2, null],
      [1, null],
      [1, 5],
    ]);
  });

  test("a story merges equal events of a round", () => {
    const birth = { kind: "birth", seat: 0, generation: 2 };
    const [first, second] = storyOf(
      [{ ply: 1, seat: 0, events: [birth, birth, { kind: "round", seat: 0, round: 2 }, birth] }],
      0,
      game,
    );
    expect([first!.deeds[0]!.times, second!.round]).toEqual([2, 2]);
  });
});

test("animation leftovers stay until the view is rendered, and markers advance from where they are", () => {
  const leftovers = new AnimationLeftovers();
  const marker = document.createElement("i");
  let undone = 0;
  leftovers.add(() => (undone += 1));
  expect([leftovers.advance(marker, 2), leftovers.advance(marker, 4), undone]).toEqual([0, 2, 0]);
  leftovers.clear();
  expect([leftovers.advance(marker, 1), undone]).toEqual([0, 1]);
  leftovers.clear();
  expect(undone).toBe(1);
});

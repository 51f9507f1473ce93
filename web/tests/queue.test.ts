import { describe, expect, test } from "vitest";
import type { Event, Message } from "../src/app/net/types";
import {
  certainEvents,
  EMPTY,
  skipAll,
  nextCue,
  ownMoveMs,
  unseenEvents,
  enqueue,
  type Viewer,
  type Queue,
  type Cue,
} from "../src/app/store/queue";

const ANN: Viewer = { ownSeats: [0], isMyTurn: false, pace: 500, hidden: false, still: false };
const event: Event = { kind: "take", seat: 1 };
const move = (seat: number, events: Event[] = [event]) => ({ kind: "move", seat, events, number: 1 }) as Message;
const now = { kind: "now", number: 2 } as Message;
const chat = { kind: "chat", number: 3 } as Message;
const queueOf = (...batches: Message[][]) => batches.reduce(enqueue, EMPTY);

function all(queue: Queue, viewer: Viewer = ANN): Cue[] {
  const cues: Cue[] = [];
  for (;;) {
    const { cue, queue: left } = nextCue(queue, viewer);
    if (!cue) return cues;
    cues.push(cue);
    queue = left;
  }
}
const doings = (queue: Queue, viewer: Viewer = ANN) => all(queue, viewer).map((cue) => cue.do);
const waits = (queue: Queue, viewer: Viewer = ANN) =>
  all(queue, viewer).flatMap((cue) => ("ms" in cue ? [cue.ms] : []));

describe("the order of cues", () => {
  test("an empty queue has no cue", () => {
    expect(nextCue(EMPTY, ANN)).toEqual({ cue: null, queue: EMPTY });
  });

  test("chat is applied at once", () => {
    expect(all(queueOf([chat]))).toEqual([{ do: "apply", batch: [chat] }]);
  });

  test("a move of another player is shown, applied and followed by a rest", () => {
    expect(doings(queueOf([move(1), now]))).toEqual(["show", "apply", "rest", "end"]);
  });

  test("there is no rest after an own move", () => {
    expect(doings(queueOf([move(0), now]))).toEqual(["show", "apply", "end"]);
  });

  test("there is no final rest if it is the player's turn", () => {
    expect(doings(queueOf([move(1), now]), { ...ANN, isMyTurn: true })).toEqual(["show", "apply", "end"]);
  });

  test("moves in one batch are separated by rests, except after an own move", () => {
    expect(doings(queueOf([move(0), move(1), move(1), now]))).toEqual([
      "show",
      "show",
      "rest",
      "show",
      "apply",
      "rest",
      "end",
    ]);
  });

  test("batches are applied in order", () => {
    const batches = all(queueOf([move(1)], [chat])).flatMap((cue) => (cue.do === "apply" ? [cue.batch] : []));
    expect(batches).toEqual([[move(1)], [chat]]);
  });

  test("the queue is immutable", () => {
    const queue = queueOf([move(1)]);
    const before = JSON.stringify(queue);
    nextCue(queue, ANN);
    expect(JSON.stringify(queue)).toBe(before);
  });
});

describe("the pace", () => {
  test("skipping applies everything until the queue is empty", () => {
    const queue = skipAll(queueOf([move(1)], [move(1)]));
    expect(doings(queue)).toEqual(["apply", "end", "apply", "end"]);
    const { queue: left } = nextCue(EMPTY, ANN);
    expect(left.fast).toBe(false);
  });

  test("with more than eight waiting moves the first ones are not shown", () => {
    const nine = Array.from({ length: 9 }, () => [move(1)]);
    expect(doings(queueOf(...nine)).slice(0, 3)).toEqual(["apply", "end", "show"]);
  });

  test("with more than three waiting moves everything takes half the time", () => {
    const five = Array.from({ length: 5 }, () => [move(1)]);
    expect(waits(queueOf(...five)).slice(0, 4)).toEqual([170, 250, 340, 500]);
  });

  test("a slow pace makes animations slower", () => {
    expect(waits(queueOf([move(1)]), { ...ANN, pace: 1200 })).toEqual([480, 1200]);
  });

  test("without animations a move is still announced", () => {
    const [cue] = all(queueOf([move(1)]), { ...ANN, still: true });
    expect(cue).toEqual({ do: "show", seat: 1, own: false, events: [event], ms: 0 });
  });

  test("a hidden page does not rest", () => {
    expect(waits(queueOf([move(1)]), { ...ANN, hidden: true, still: true })).toEqual([0, 0]);
  });

  test("own moves with many events are quicker", () => {
    expect([ownMoveMs([event]), ownMoveMs([event, event, event, event])]).toEqual([320, 250]);
  });
});

describe("animation ahead of the server", () => {
  test("only events before the next question are certain", () => {
    const ask: Event = { kind: "ask", seat: 0 };
    expect(certainEvents([event, ask, event])).toEqual([event]);
    expect(certainEvents([event])).toEqual([event]);
  });

  test("is not repeated", () => {
    const later: Event = { kind: "time", seat: 0, amount: 1 };
    expect(unseenEvents([event, later], [event])).toEqual([later]);
  });

  test("is ignored if the move turned out differently", () => {
    const other: Event = { kind: "death", seat: 0 };
    expect(unseenEvents([event], [other])).toEqual([event]);
  });
});

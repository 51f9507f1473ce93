import { describe, expect, test } from "vitest";
import type { Event, Message } from "../src/shell/net/types";
import {
  certain,
  EMPTY,
  hurried,
  next,
  ownPace,
  unseen,
  withBatch,
  type Audience,
  type Queue,
  type Cue,
} from "../src/shell/store/queue";

const ANN: Audience = { own: [0], asked: false, pace: 500, hidden: false, still: false };
const event: Event = { kind: "take", seat: 1 };
const move = (seat: number, events: Event[] = [event]) => ({ kind: "move", seat, events, number: 1 }) as Message;
const now = { kind: "now", number: 2 } as Message;
const chat = { kind: "chat", number: 3 } as Message;
const queueOf = (...batches: Message[][]) => batches.reduce(withBatch, EMPTY);

function all(queue: Queue, audience: Audience = ANN): Cue[] {
  const cues: Cue[] = [];
  for (;;) {
    const { cue, queue: left } = next(queue, audience);
    if (!cue) return cues;
    cues.push(cue);
    queue = left;
  }
}
const doings = (queue: Queue, audience: Audience = ANN) => all(queue, audience).map((cue) => cue.do);
const waits = (queue: Queue, audience: Audience = ANN) =>
  all(queue, audience).flatMap((cue) => ("ms" in cue ? [cue.ms] : []));

describe("what is shown in which order", () => {
  test("nothing waits for nothing", () => {
    expect(next(EMPTY, ANN)).toEqual({ cue: null, queue: EMPTY });
  });

  test("talk is taken at once", () => {
    expect(all(queueOf([chat]))).toEqual([{ do: "take", batch: [chat] }]);
  });

  test("another's answer moves, becomes known, and is given time", () => {
    expect(doings(queueOf([move(1), now]))).toEqual(["show", "take", "rest", "end"]);
  });

  test("after one's own answer nobody rests", () => {
    expect(doings(queueOf([move(0), now]))).toEqual(["show", "take", "end"]);
  });

  test("whoever is asked need not wait", () => {
    expect(doings(queueOf([move(1), now]), { ...ANN, asked: true })).toEqual(["show", "take", "end"]);
  });

  test("several answers of one batch have a rest between them, but not after one's own", () => {
    expect(doings(queueOf([move(0), move(1), move(1), now]))).toEqual([
      "show",
      "show",
      "rest",
      "show",
      "take",
      "rest",
      "end",
    ]);
  });

  test("batches come one after the other", () => {
    const batches = all(queueOf([move(1)], [chat])).flatMap((cue) => (cue.do === "take" ? [cue.batch] : []));
    expect(batches).toEqual([[move(1)], [chat]]);
  });

  test("a cue hands on a new queue and leaves the old one alone", () => {
    const queue = queueOf([move(1)]);
    const before = JSON.stringify(queue);
    next(queue, ANN);
    expect(JSON.stringify(queue)).toBe(before);
  });
});

describe("how fast", () => {
  test("who is in a hurry sees where the game is now, until nothing is left", () => {
    const queue = hurried(queueOf([move(1)], [move(1)]));
    expect(doings(queue)).toEqual(["take", "end", "take", "end"]);
    const { queue: left } = next(EMPTY, ANN);
    expect(left.fast).toBe(false);
  });

  test("more than eight answers waiting are not shown one by one", () => {
    const nine = Array.from({ length: 9 }, () => [move(1)]);
    expect(doings(queueOf(...nine)).slice(0, 3)).toEqual(["take", "end", "show"]);
  });

  test("with more than three waiting everything takes half the time", () => {
    const five = Array.from({ length: 5 }, () => [move(1)]);
    expect(waits(queueOf(...five)).slice(0, 4)).toEqual([170, 250, 340, 500]);
  });

  test("a slow pace moves slowly", () => {
    expect(waits(queueOf([move(1)]), { ...ANN, pace: 1200 })).toEqual([480, 1200]);
  });

  test("where nothing moves it is said all the same", () => {
    const [said] = all(queueOf([move(1)]), { ...ANN, still: true });
    expect(said).toEqual({ do: "show", seat: 1, own: false, events: [event], ms: 0 });
  });

  test("nobody rests on a page that nobody sees", () => {
    expect(waits(queueOf([move(1)]), { ...ANN, hidden: true, still: true })).toEqual([0, 0]);
  });

  test("many events of one's own are quicker", () => {
    expect([ownPace([event]), ownPace([event, event, event, event])]).toEqual([320, 250]);
  });
});

describe("what was shown ahead", () => {
  test("only what comes before the next question is certain", () => {
    const ask: Event = { kind: "ask", seat: 0 };
    expect(certain([event, ask, event])).toEqual([event]);
    expect(certain([event])).toEqual([event]);
  });

  test("is not shown again", () => {
    const later: Event = { kind: "time", seat: 0, amount: 1 };
    expect(unseen([event, later], [event])).toEqual([later]);
  });

  test("is no matter if it came otherwise", () => {
    const other: Event = { kind: "death", seat: 0 };
    expect(unseen([event], [other])).toEqual([event]);
  });
});

import { describe, expect, test } from "vitest";
import type { Event } from "../src/app/net/types";
import { findWastedMoves } from "../src/app/store/warnings";

const idle = (seat: number) => [
  { kind: "take", seat },
  { kind: "idle", seat },
];
const isIdle = ({ kind }: Event) => kind === "idle";
const previews = { "turn mill": idle(0), "turn church": [{ kind: "take", seat: 0 }], "turn inn": idle(1) };

describe("the coach", () => {
  test("warns of moves without effect", () => {
    expect([...findWastedMoves(Object.keys(previews), previews, 0, isIdle)]).toEqual([["turn mill", "idles"]]);
  });

  test("warns of passing if there is another move", () => {
    expect([...findWastedMoves(["make pass", "make one"], {}, 0, () => false)]).toEqual([["make pass", "declines"]]);
  });

  test("is silent if there is no better move", () => {
    expect(findWastedMoves(["turn mill"], previews, 0, isIdle).size).toBe(0);
    expect(findWastedMoves(["make pass"], {}, 0, () => false).size).toBe(0);
  });

  test("uses the idle events of the game", () => {
    expect(findWastedMoves(Object.keys(previews), previews, 0, () => false).size).toBe(0);
  });
});

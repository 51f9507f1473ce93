import { describe, expect, test } from "vitest";
import { wasted } from "../src/shell/store/coach";

const idle = (seat: number) => [
  { kind: "take", seat },
  { kind: "idle", seat },
];
const outlook = { "turn mill": idle(0), "turn church": [{ kind: "take", seat: 0 }], "turn inn": idle(1) };

describe("the coach", () => {
  test("warns of answers that lead to nothing", () => {
    expect([...wasted(Object.keys(outlook), outlook, 0, ["idle"])]).toEqual([["turn mill", "idles"]]);
  });

  test("warns of declining where something can be done", () => {
    expect([...wasted(["make pass", "make one"], {}, 0, [])]).toEqual([["make pass", "declines"]]);
  });

  test("is silent where nothing else can be done", () => {
    expect(wasted(["turn mill"], outlook, 0, ["idle"]).size).toBe(0);
    expect(wasted(["make pass"], {}, 0, []).size).toBe(0);
  });

  test("goes by the events that the game names", () => {
    expect(wasted(Object.keys(outlook), outlook, 0, []).size).toBe(0);
  });
});

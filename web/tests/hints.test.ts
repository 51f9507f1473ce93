import { expect, test } from "vitest";
import type { Schemas } from "../src/shell/net/types";
import { agreed, gradeOf, remember, toldOf } from "../src/shell/panels/hints";

test("only what costs a twentieth of the victory is clearly worse", () => {
  expect(gradeOf(0.01)).toBe("page-hint-close-call");
  expect(gradeOf(0.02)).toBe("page-hint-behind");
  expect(gradeOf(0.05)).toBe("page-hint-worse");
});

test("of a moment that the analysis told of a hint tells the same", () => {
  const advice = (answer: string, chance: number) => ({ answer, chance }) as Schemas["Advice"];
  const hints = [advice("wait", 0.3), advice("sell", 0.28), advice("travel", 0)];
  remember("a", [{ ply: 7, answer: "travel", worth: 0.07, better: "sell", better_worth: 0.35 }]);
  const told = agreed(hints, toldOf("a", 7), false).map(({ answer, chance }) => [answer, chance]);
  expect(told).toEqual([
    ["sell", 0.35],
    ["wait", 0.3],
    ["travel", 0.07],
  ]);
  expect([toldOf("a", 8), toldOf("b", 7), toldOf("a", null)]).toEqual([undefined, undefined, undefined]);
  expect(agreed(hints, undefined, false)).toBe(hints);
});

import { expect, test } from "vitest";
import type { Schemas } from "../src/app/net/types";
import { mergeAnalysis, gradeMessage, rememberTurningPoints, turningPointAt } from "../src/app/panels/hints";

test("only a move that costs 5 % win chance is clearly worse", () => {
  expect(gradeMessage(0.01)).toBe("page-hint-close-call");
  expect(gradeMessage(0.02)).toBe("page-hint-behind");
  expect(gradeMessage(0.05)).toBe("page-hint-worse");
});

test("a hint agrees with the analysis of the same position", () => {
  const advice = (move: string, chance: number) => ({ move, chance }) as Schemas["Advice"];
  const hints = [advice("wait", 0.3), advice("sell", 0.28), advice("travel", 0)];
  rememberTurningPoints("a", [{ ply: 7, move: "travel", value: 0.07, better: "sell", better_value: 0.35 }]);
  const merged = mergeAnalysis(hints, turningPointAt("a", 7), false).map(({ move, chance }) => [move, chance]);
  expect(merged).toEqual([
    ["sell", 0.35],
    ["wait", 0.3],
    ["travel", 0.07],
  ]);
  expect([turningPointAt("a", 8), turningPointAt("b", 7), turningPointAt("a", null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(mergeAnalysis(hints, undefined, false)).toBe(hints);
});

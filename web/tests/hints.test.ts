import { expect, test } from "vitest";
import type { Schemas } from "../src/app/net/types";
import { gradeMessage, mergeAnalysis, mistakeAt, rememberMistakes } from "../src/app/panels/hints";

const advice = (move: string, chance: number, lead = 0) => ({ move, chance, lead }) as Schemas["Advice"];

test("a move is clearly worse if it loses more than an inaccuracy, in win chance or in points", () => {
  const best = advice("best", 0.5, 3);
  expect(gradeMessage(best, advice("a", 0.495, 3))).toBe("page-hint-equal");
  expect(gradeMessage(best, advice("b", 0.48, 3))).toBe("page-hint-close-call");
  expect(gradeMessage(best, advice("c", 0.5, 1))).toBe("page-hint-behind");
  expect(gradeMessage(best, advice("d", 0.5, 0))).toBe("page-hint-worse");
});

test("a hint agrees with the analysis of the same position", () => {
  const hints = [advice("wait", 0.3), advice("sell", 0.28), advice("travel", 0)];
  const better = { better: "sell", better_value: 0.35, better_lead: 2 };
  rememberMistakes("a", [{ ply: 7, move: "travel", grade: "blunder", value: 0.07, lead: -4, reasons: [], ...better }]);
  const merged = mergeAnalysis(hints, mistakeAt("a", 7), false).map(({ move, chance, lead }) => [move, chance, lead]);
  expect(merged).toEqual([
    ["sell", 0.35, 2],
    ["wait", 0.3, 0],
    ["travel", 0.07, -4],
  ]);
  expect([mistakeAt("a", 8), mistakeAt("b", 7), mistakeAt("a", null)]).toEqual([undefined, undefined, undefined]);
  expect(mergeAnalysis(hints, undefined, false)).toBe(hints);
});

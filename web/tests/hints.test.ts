import { expect, test } from "vitest";
import { gradeOf } from "../src/shell/panels/hints";

test("only what costs a twentieth of the victory is clearly worse", () => {
  expect(gradeOf(0.01)).toBe("page-hint-close-call");
  expect(gradeOf(0.02)).toBe("page-hint-behind");
  expect(gradeOf(0.05)).toBe("page-hint-worse");
});

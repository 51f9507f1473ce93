import { beforeEach, expect, test } from "vitest";
import type { View } from "../src/shell/net/types";
import { Pressing } from "../src/shell/pressing";

const view = (ply: number, step = "turn") => ({ ply, ask: { seat: 0, step, about: "" } }) as View;
const down = (timeStamp: number, pointerType = "mouse") => ({ timeStamp, pointerType }) as PointerEvent;
const click = (timeStamp: number, detail = 1) => ({ timeStamp, detail }) as MouseEvent;

let pressing: Pressing;
beforeEach(() => {
  pressing = new Pressing();
});

test("a press on what one saw is meant", () => {
  pressing.down("a", view(1), down(0));
  expect(pressing.meant("a", view(1), click(80))).toBe(true);
});

test("a press that skipped a movement answers nothing", () => {
  pressing.down("a", view(1), down(0));
  expect(pressing.meant("a", view(2), click(80))).toBe(false);
  expect(pressing.meant("b", view(1), click(80))).toBe(false);
});

test("a program that helps somebody presses nothing before", () => {
  expect(pressing.meant("a", view(1), click(0, 0))).toBe(true);
});

test("a finger that rests looks, a short touch answers", () => {
  pressing.down("a", view(1), down(0, "touch"));
  expect(pressing.touching).toBe(true);
  expect(pressing.meant("a", view(1), click(451))).toBe(false);
  expect(pressing.meant("a", view(1), click(200))).toBe(true);
});

test("a mouse may rest as long as it wants", () => {
  pressing.down("a", view(1), down(0));
  expect(pressing.meant("a", view(1), click(5000))).toBe(true);
});

test("the second half of a double click answers no new question", () => {
  pressing.down("a", view(1), down(0));
  pressing.down("b", view(2, "pay"), down(150));
  expect(pressing.meant("b", view(2, "pay"), click(200, 2))).toBe(false);
});

test("but it is good where the same is asked again at once", () => {
  pressing.down("a", view(1, "death"), down(0));
  pressing.down("a", view(2, "death"), down(150));
  expect(pressing.meant("a", view(2, "death"), click(200, 2))).toBe(true);
});

test("whoever takes time between two presses has read the question", () => {
  pressing.down("a", view(1), down(0));
  pressing.down("b", view(2, "pay"), down(350));
  expect(pressing.meant("b", view(2, "pay"), click(400, 2))).toBe(true);
});

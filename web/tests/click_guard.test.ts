import { beforeEach, expect, test } from "vitest";
import type { View } from "../src/app/net/types";
import { ClickGuard } from "../src/app/click_guard";

const view = (ply: number, question = "turn") => ({ ply, ask: { seat: 0, question, subject: "" } }) as View;
const down = (timeStamp: number, pointerType = "mouse") => ({ timeStamp, pointerType }) as PointerEvent;
const click = (timeStamp: number, detail = 1) => ({ timeStamp, detail }) as MouseEvent;

let clickGuard: ClickGuard;
beforeEach(() => {
  clickGuard = new ClickGuard();
});

test("a click on an unchanged board is intended", () => {
  clickGuard.down("a", view(1), down(0));
  expect(clickGuard.isIntended("a", view(1), click(80))).toBe(true);
});

test("a click that skipped an animation makes no move", () => {
  clickGuard.down("a", view(1), down(0));
  expect(clickGuard.isIntended("a", view(2), click(80))).toBe(false);
  expect(clickGuard.isIntended("b", view(1), click(80))).toBe(false);
});

test("a click without pointer events, as from assistive technology, is intended", () => {
  expect(clickGuard.isIntended("a", view(1), click(0, 0))).toBe(true);
});

test("a long press previews, a short tap makes the move", () => {
  clickGuard.down("a", view(1), down(0, "touch"));
  expect(clickGuard.touching).toBe(true);
  expect(clickGuard.isIntended("a", view(1), click(451))).toBe(false);
  expect(clickGuard.isIntended("a", view(1), click(200))).toBe(true);
});

test("a long mouse press is intended", () => {
  clickGuard.down("a", view(1), down(0));
  expect(clickGuard.isIntended("a", view(1), click(5000))).toBe(true);
});

test("the second click of a double click makes no move for a new question", () => {
  clickGuard.down("a", view(1), down(0));
  clickGuard.down("b", view(2, "pay"), down(150));
  expect(clickGuard.isIntended("b", view(2, "pay"), click(200, 2))).toBe(false);
});

test("the second click of a double click counts if the same question is asked again", () => {
  clickGuard.down("a", view(1, "death"), down(0));
  clickGuard.down("a", view(2, "death"), down(150));
  expect(clickGuard.isIntended("a", view(2, "death"), click(200, 2))).toBe(true);
});

test("a slow second click is intended", () => {
  clickGuard.down("a", view(1), down(0));
  clickGuard.down("b", view(2, "pay"), down(350));
  expect(clickGuard.isIntended("b", view(2, "pay"), click(400, 2))).toBe(true);
});

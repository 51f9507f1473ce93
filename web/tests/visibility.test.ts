// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Flying from "../src/games/village/board/motion/Flying.svelte";
import { onBoard, endpoint } from "../src/games/village/board/motion/find";
import { scrollToFirst, isUncovered } from "../src/app/scroll_into_view";
import { visibleTarget, scrollIntoViewIfHidden } from "../src/app/motion/visibility";
import { Stage, AnimationLeftovers } from "../src/app/motion/stage";

const HIGH = 800;
let scrolled: Element[] = [];

/** Add an element at this vertical position. */
function elementAt(top: number, html = "<div></div>", within: Element = document.body): Element {
  within.insertAdjacentHTML("beforeend", html);
  const one = within.lastElementChild!;
  one.getBoundingClientRect = () => new DOMRect(10, top, 20, 20);
  return one;
}

beforeEach(() => {
  document.body.innerHTML = "";
  scrolled = [];
  vi.stubGlobal("innerHeight", HIGH);
  vi.stubGlobal("innerWidth", 390);
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolled.push(this);
    setTimeout(() => dispatchEvent(new Event("scrollend")));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("animations use the resource bar while the farm is scrolled away", () => {
  const bar = elementAt(
    0,
    '<div class="prompt-area"><div class="resource-bar seat0"><i></i><b data-resource="coin"></b></div></div>',
  );
  const [badge, coin] = bar.querySelectorAll("i, b");
  const [near, far] = [elementAt(400), elementAt(1900)];
  expect(endpoint("store.0.coin", far)).toBe(coin);
  expect(endpoint("store.0.ox", far)).toBe(badge);
  expect(endpoint("store.0.coin", near)).toBe(near);
  expect(visibleTarget(far, "1", "coin")).toBe(far); // other players have no resource bar
  expect(endpoint("place.window1", far)).toBe(far);
});

test("only places of the board are scrolled to", () => {
  expect(["place.bag", "area.market", "stall.1", "water.w3"].every(onBoard)).toBe(true);
  expect(["store.0.coin", "farm.1", "home.1", "stock", "owned.0.bard", "bag"].some(onBoard)).toBe(false);
});

test("an animation scrolls to its place only if the player looks at the board", async () => {
  const board = elementAt(0, '<div><div class="sidebar-slot"></div></div>');
  const [side] = board.children;
  const [near, far] = [elementAt(300, "<p></p>", board), elementAt(1500, "<p></p>", board)];
  const looking = vi.fn<() => Element | null>(() => board);
  document.elementFromPoint = looking;
  await scrollIntoViewIfHidden(board, [far]);
  expect(scrolled).toEqual([far]);
  await scrollIntoViewIfHidden(board, [far, near]);
  looking.mockReturnValue(side!); // a player reading the log is not disturbed
  await scrollIntoViewIfHidden(board, [far]);
  looking.mockReturnValue(document.body);
  await scrollIntoViewIfHidden(board, [far]);
  expect(scrolled).toEqual([far]);
});

test("an opened sheet scrolls to its first move target if none is visible", () => {
  const moved = vi.spyOn(window, "scrollBy").mockImplementation(() => undefined);
  const sheet = elementAt(200);
  elementAt(1500, '<p data-token="a"></p>', sheet);
  scrollToFirst(sheet, 100, true);
  expect(moved).toHaveBeenCalledExactlyOnceWith({ top: 1510 - (100 + HIGH) / 2, behavior: "auto" });
  elementAt(300, '<p data-token="b"></p>', sheet);
  scrollToFirst(sheet, 100, true);
  expect(moved).toHaveBeenCalledOnce();
});

test("an element clipped by its frame is covered", () => {
  const frame = elementAt(0, '<div style="overflow: hidden"></div>'); // 20 pixels high
  expect(isUncovered(elementAt(5, "<p></p>", frame))).toBe(true);
  expect(isUncovered(elementAt(50, "<p></p>", frame))).toBe(false);
});

test("a piece that moves on is hidden where it waited", async () => {
  const board = elementAt(0) as HTMLElement;
  Element.prototype.animate ??= (() => undefined) as never;
  vi.spyOn(Element.prototype, "animate").mockReturnValue({ finished: Promise.resolve() } as never);
  const stage = new Stage<{ icon: string }>(board, Flying as never, new AnimationLeftovers(), 1);
  await stage.carry({ icon: "bride" }, [], {}, "rank.1");
  await stage.carry({ icon: "bride" }, [], {}, "rank.3");
  stage.lift({ icon: "bride" }, "rank.1");
  const left = [...board.querySelectorAll<HTMLElement>(".flying")];
  expect(left.map(({ style }) => style.visibility)).toEqual(["hidden", ""]);
});

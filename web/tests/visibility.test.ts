// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Flying from "../src/games/village/board/motion/Flying.svelte";
import { onBoard, endpoint as endpointOn } from "../src/games/village/board/motion/find";
import { compose } from "../src/games/village/composition";
import { EXPANSIONS } from "../src/games/village/expansions";
import { tablesWith } from "../src/games/village/tables";
import { Anchors } from "../src/app/motion/anchors";
import { viewWithQuestion } from "./views";
import { scrollToFirst, isUncovered } from "../src/app/scroll_into_view";
import { visibleTarget, scrollIntoViewIfHidden } from "../src/app/motion/visibility";
import { Stage, AnimationLeftovers } from "../src/app/motion/stage";

const HIGH = 800;
let anchors = new Anchors();
const context = {
  get anchors() {
    return anchors;
  },
  view: viewWithQuestion("turn"),
  game: compose(EXPANSIONS, tablesWith({})),
  closedSheet: () => null,
};
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
  anchors = new Anchors();
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
  anchors.add(elementAt(0), "prompt-area");
  const [badge, coin] = [elementAt(5), elementAt(5)];
  anchors.add(badge, "resource-bar.0");
  anchors.add(coin, "resource-bar.0.coin");
  const endpoint = (name: string, element: Element) => endpointOn(context, name, element);
  const [near, far] = [elementAt(400), elementAt(1900)];
  expect(endpoint("store.0.coin", far)).toBe(coin);
  expect(endpoint("store.0.ox", far)).toBe(badge);
  expect(endpoint("store.0.coin", near)).toBe(near);
  expect(visibleTarget(anchors, far, "1", "coin")).toBe(far); // other players have no resource bar
  expect(endpoint("place.window1", far)).toBe(far);
});

test("only places of the board are scrolled to", () => {
  expect(["place.bag", "area.market", "stall.1", "water.w3"].every((name) => onBoard(context, name))).toBe(true);
  expect(
    ["store.0.coin", "farm.1", "home.1", "stock", "owned.0.bard", "bag"].some((name) => onBoard(context, name)),
  ).toBe(false);
});

test("an animation scrolls to its place only if the player looks at the board", async () => {
  const board = elementAt(0, '<div><div class="sidebar-slot"></div></div>');
  const [side] = board.children;
  anchors.add(side!, "sidebar-slot");
  const [near, far] = [elementAt(300, "<p></p>", board), elementAt(1500, "<p></p>", board)];
  const looking = vi.fn<() => Element | null>(() => board);
  document.elementFromPoint = looking;
  await scrollIntoViewIfHidden(anchors, board, [far]);
  expect(scrolled).toEqual([far]);
  await scrollIntoViewIfHidden(anchors, board, [far, near]);
  looking.mockReturnValue(side!); // a player reading the log is not disturbed
  await scrollIntoViewIfHidden(anchors, board, [far]);
  looking.mockReturnValue(document.body);
  await scrollIntoViewIfHidden(anchors, board, [far]);
  expect(scrolled).toEqual([far]);
});

test("an opened sheet scrolls to its first move target if none is visible", () => {
  const moved = vi.spyOn(window, "scrollBy").mockImplementation(() => undefined);
  const sheet = elementAt(200);
  anchors.add(elementAt(1500, "<p></p>", sheet), "move.a");
  scrollToFirst(anchors, sheet, 100, true);
  expect(moved).toHaveBeenCalledExactlyOnceWith({ top: 1510 - (100 + HIGH) / 2, behavior: "auto" });
  anchors.add(elementAt(300, "<p></p>", sheet), "move.b");
  scrollToFirst(anchors, sheet, 100, true);
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

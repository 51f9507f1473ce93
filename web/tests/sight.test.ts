// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Flying from "../src/games/village/board/motion/Flying.svelte";
import { onBoard, reach } from "../src/games/village/board/motion/find";
import { firstOf, isBare } from "../src/shell/glow";
import { atHand, intoSight } from "../src/shell/motion/sight";
import { Stage, Traces } from "../src/shell/motion/stage";

const HIGH = 800;
let scrolled: Element[] = [];

/** An element in the document, so far down. */
function lying(top: number, html = "<div></div>", within: Element = document.body): Element {
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

test("what one has is at hand while the farm is out of the window", () => {
  const bar = lying(0, '<div class="ask"><div class="pinned seat0"><i></i><b data-store="coin"></b></div></div>');
  const [badge, coin] = bar.querySelectorAll("i, b");
  const [near, far] = [lying(400), lying(1900)];
  expect(reach("store.0.coin", far)).toBe(coin);
  expect(reach("store.0.ox", far)).toBe(badge);
  expect(reach("store.0.coin", near)).toBe(near);
  expect(atHand(far, "1", "coin")).toBe(far); // of the others nothing is
  expect(reach("place.window1", far)).toBe(far);
});

test("only places of the board are looked for", () => {
  expect(["place.bag", "area.market", "stall.1", "water.w3"].every(onBoard)).toBe(true);
  expect(["store.0.coin", "farm.1", "home.1", "stock", "owned.0.bard", "bag"].some(onBoard)).toBe(false);
});

test("a movement is brought into sight, once, where one looks at the board", async () => {
  const board = lying(0, '<div><div class="side"></div></div>');
  const [side] = board.children;
  const [near, far] = [lying(300, "<p></p>", board), lying(1500, "<p></p>", board)];
  const looking = vi.fn<() => Element | null>(() => board);
  document.elementFromPoint = looking;
  await intoSight(board, [far]);
  expect(scrolled).toEqual([far]);
  await intoSight(board, [far, near]);
  looking.mockReturnValue(side!); // whoever reads the log is left there
  await intoSight(board, [far]);
  looking.mockReturnValue(document.body);
  await intoSight(board, [far]);
  expect(scrolled).toEqual([far]);
});

test("of a sheet just turned to, the first that glows is brought if none is in the window", () => {
  const moved = vi.spyOn(window, "scrollBy").mockImplementation(() => undefined);
  const sheet = lying(200);
  lying(1500, '<p data-token="a"></p>', sheet);
  firstOf(sheet, 100, true);
  expect(moved).toHaveBeenCalledExactlyOnceWith({ top: 1510 - (100 + HIGH) / 2, behavior: "auto" });
  lying(300, '<p data-token="b"></p>', sheet);
  firstOf(sheet, 100, true);
  expect(moved).toHaveBeenCalledOnce();
});

test("what a frame hides is not bare", () => {
  const frame = lying(0, '<div style="overflow: hidden"></div>'); // twenty pixels high
  expect(isBare(lying(5, "<p></p>", frame))).toBe(true);
  expect(isBare(lying(50, "<p></p>", frame))).toBe(false);
});

test("what goes on from where it has just arrived is not left there", async () => {
  const board = lying(0) as HTMLElement;
  Element.prototype.animate ??= (() => undefined) as never;
  vi.spyOn(Element.prototype, "animate").mockReturnValue({ finished: Promise.resolve() } as never);
  const stage = new Stage<{ icon: string }>(board, Flying as never, new Traces(), 1);
  await stage.carry({ icon: "bride" }, [], {}, "rank.1");
  await stage.carry({ icon: "bride" }, [], {}, "rank.3");
  stage.lift({ icon: "bride" }, "rank.1");
  const left = [...board.querySelectorAll<HTMLElement>(".flying")];
  expect(left.map(({ style }) => style.visibility)).toEqual(["hidden", ""]);
});

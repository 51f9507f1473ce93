// Scrolling so that the player sees the moves of a new question.
import type { Anchors } from "./motion/anchors";

export interface Extent {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Whether the centre of an element lies within. */
export function isInside(element: Extent, within: Extent): boolean {
  const [x, y] = [(element.left + element.right) / 2, (element.top + element.bottom) / 2];
  return within.left <= x && x <= within.right && within.top <= y && y <= within.bottom;
}

/** Return how much of the window is covered at the top: by the prompt bar and by sticky tabs of the board. */
export const coveredHeight = (anchors: Anchors): number =>
  Math.max(0, ...["prompt-area", "sheet-tabs"].map((bar) => anchors.find(bar)?.getBoundingClientRect().bottom ?? 0));

/** Return how much of the window the navigation bar and the list of moves cover at the bottom. */
export const bottomNavHeight = (anchors: Anchors) =>
  ["bottom-nav", "move-list"].reduce((sum, bar) => sum + (anchors.find(bar)?.getBoundingClientRect().height ?? 0), 0);

/** The name of an element that makes a move, or picks a part of one. */
export const moveAnchor = (token: string) => `move.${token}`;
/** The name of the elements of a hinted move. */
export const HINTED = "hinted";

const MAX_SHARE = 0.6; // elements that span more of the free area than this are not shown together

/** Return the scrolling target, if any: the middle one if all fit on the screen, else the first if none is visible. */
export function scrollTargetOf<T>(elements: T[], extent: (element: T) => Extent, within: Extent): T | undefined {
  const top = Math.min(...elements.map((element) => extent(element).top));
  const bottom = Math.max(...elements.map((element) => extent(element).bottom));
  if (within.top <= top && bottom <= within.bottom) return undefined;
  if (bottom - top > MAX_SHARE * (within.bottom - within.top))
    return elements.some((element) => isInside(extent(element), within)) ? undefined : elements[0];
  const offCentre = (element: T) => Math.abs(extent(element).top + extent(element).bottom - top - bottom);
  return elements.reduce((best, element) => (offCentre(element) < offCentre(best) ? element : best));
}

const isDrawn = (element: Element) => element.getClientRects().length > 0;
const line = (y: number): Extent => ({ top: y, bottom: y, left: 0, right: innerWidth });

/** Scroll to the move targets of the board; `covered` is the height hidden at the top.
 *  If any of the `expected` moves or a hinted move is on the board, only these count. */
export function scrollToMoves(anchors: Anchors, covered: number, instant: boolean, expected: string[] = []): void {
  const preferred = anchors.all(...expected.map(moveAnchor), HINTED).filter(isDrawn);
  const targets = preferred.length ? preferred : anchors.beginningWith(moveAnchor("")).filter(isDrawn);
  const visible = { top: covered, bottom: innerHeight - bottomNavHeight(anchors), left: 0, right: innerWidth };
  if (!targets.length) return;
  scrollTargetOf(targets, (target) => target.getBoundingClientRect(), visible)?.scrollIntoView({
    block: "center",
    inline: "nearest",
    behavior: instant ? "auto" : "smooth",
  });
}

/** Return the drawn move targets on a part of the board. */
export const moveTargetsIn = (anchors: Anchors, part: Element) =>
  anchors.beginningWith(moveAnchor("")).filter((element) => part.contains(element) && isDrawn(element));

/** Scroll to the first move target of a sheet that was just opened, if none is visible. */
export function scrollToFirst(anchors: Anchors, sheet: Element, covered: number, instant: boolean): void {
  const targets = moveTargetsIn(anchors, sheet);
  const foot = innerHeight - bottomNavHeight(anchors);
  const isVisible = (target: Element) => {
    const { top, bottom } = target.getBoundingClientRect();
    return covered <= top && bottom <= foot;
  };
  if (targets.length && !targets.some(isVisible)) scrollBetween(targets[0]!, line(covered), line(foot), instant);
}

/** Whether the centre of an element is inside all its clipping ancestors, such as sheets and zoomed pictures. */
export function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  for (let frame = element.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
    if (getComputedStyle(frame).overflow === "visible") continue;
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return false;
  }
  return true;
}

const MARGIN = 24; // pixels

/** Scroll to an element unless it is completely visible. */
export function scrollToElement(element: Element, covered: number, instant: boolean): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= covered + MARGIN && bottom <= innerHeight - MARGIN) return;
  scrollBetween(element, line(covered), line(innerHeight), instant);
}

/** Scroll an element to the middle of the free area between a bar above and a sheet below. */
export function scrollBetween(element: Element, bar: Extent, sheet: Extent, instant: boolean): void {
  const { top, bottom } = element.getBoundingClientRect();
  scrollBy({ top: (top + bottom) / 2 - (bar.bottom + sheet.top) / 2, behavior: instant ? "auto" : "smooth" });
}

// A new question is of no use where one cannot see what answers it.

export interface Extent {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Whether enough of it lies within. */
export function inSight(thing: Extent, within: Extent): boolean {
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  return within.left <= x && x <= within.right && within.top <= y && y <= within.bottom;
}

const GLOWS = "[data-token]:not(button), [data-pick]";

/** Brings into sight what glows on a board, if nothing of it is; `covered` is how much of the window hides it above.
 *  Of all that glows only the `wanted` answers count, where they are on the board. */
export function follow(board: Element, covered: number, calm: boolean, wanted: string[] = []): void {
  const shining = [...board.querySelectorAll<HTMLElement>(GLOWS)].filter((one) => one.getClientRects().length);
  const sought = shining.filter((one) => wanted.includes(one.dataset.token ?? "") || one.dataset.hinted);
  const glowing = sought.length ? sought : shining;
  const window_ = { top: covered, bottom: innerHeight, left: 0, right: innerWidth };
  if (!glowing.length || glowing.some((one) => inSight(one.getBoundingClientRect(), window_))) return;
  glowing[0]!.scrollIntoView({ block: "center", inline: "nearest", behavior: calm ? "auto" : "smooth" });
}

const AIR = 24; // pixels

/** Brings into sight what is spoken of, if any of it is not. */
export function lookAt(thing: Element, covered: number, calm: boolean): void {
  const { top, bottom } = thing.getBoundingClientRect();
  if (top >= covered + AIR && bottom <= innerHeight - AIR) return;
  const [bar, foot] = [covered, innerHeight].map((y) => ({ top: y, bottom: y, left: 0, right: innerWidth }));
  between(thing, bar!, foot!, calm);
}

/** Brings a thing to the middle of what is free between a bar above and a sheet below. */
export function between(thing: Element, bar: Extent, sheet: Extent, calm: boolean): void {
  const { top, bottom } = thing.getBoundingClientRect();
  scrollBy({ top: (top + bottom) / 2 - (bar.bottom + sheet.top) / 2, behavior: calm ? "auto" : "smooth" });
}

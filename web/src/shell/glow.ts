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

/** How much of the window is hidden above: by the question, as high as it is now, and by tabs of the board that stay. */
export function coveredBy(board: Element): number {
  const bars = [document.querySelector(".ask"), board.querySelector("[data-stays]")];
  return Math.max(0, ...bars.map((bar) => bar?.getBoundingClientRect().bottom ?? 0));
}

/** And below, by the bar under the thumb. */
export const under = () => document.querySelector(".jumps")?.getBoundingClientRect().height ?? 0;

const GLOWS = "[data-token]:not(button), [data-pick]";

const ROOM = 0.6; // of what is free: as much can be brought into sight at once

/** What is to be brought into sight, if anything: all of it where there is room, else one where none is seen. */
export function toBring<Thing>(things: Thing[], extent: (thing: Thing) => Extent, within: Extent): Thing | undefined {
  const [tops, bottoms] = [things.map((one) => extent(one).top), things.map((one) => extent(one).bottom)];
  const [top, bottom] = [Math.min(...tops), Math.max(...bottoms)];
  if (within.top <= top && bottom <= within.bottom) return undefined;
  if (bottom - top > ROOM * (within.bottom - within.top))
    return things.some((one) => inSight(extent(one), within)) ? undefined : things[0];
  const off = (one: Thing) => Math.abs(extent(one).top + extent(one).bottom - top - bottom);
  return things.reduce((best, one) => (off(one) < off(best) ? one : best)); // the middle one
}

const glowing = (part: Element) =>
  [...part.querySelectorAll<HTMLElement>(GLOWS)].filter((one) => one.getClientRects().length);
const line = (y: number): Extent => ({ top: y, bottom: y, left: 0, right: innerWidth });

/** Brings into sight what glows on a board; `covered` is how much of the window hides it above.
 *  Of all that glows only the `wanted` answers count, where they are on the board. */
export function follow(board: Element, covered: number, calm: boolean, wanted: string[] = []): void {
  const shining = glowing(board);
  const sought = shining.filter((one) => wanted.includes(one.dataset.token ?? "") || one.dataset.hinted);
  const things = sought.length ? sought : shining;
  const window_ = { top: covered, bottom: innerHeight - under(), left: 0, right: innerWidth };
  if (!things.length) return;
  toBring(things, (one) => one.getBoundingClientRect(), window_)?.scrollIntoView({
    block: "center",
    inline: "nearest",
    behavior: calm ? "auto" : "smooth",
  });
}

/** Brings into sight, up or down, the first that glows on a sheet just turned to, if none of it is. */
export function firstOf(sheet: Element, covered: number, calm: boolean): void {
  const things = glowing(sheet);
  const foot = innerHeight - under();
  const seen = (one: Element) => {
    const { top, bottom } = one.getBoundingClientRect();
    return covered <= top && bottom <= foot;
  };
  if (things.length && !things.some(seen)) between(things[0]!, line(covered), line(foot), calm);
}

/** Whether its middle is to be seen in all the frames that it lies in: of a sheet that is turned, of a picture that is closer. */
export function isBare(thing: Element): boolean {
  const middle = ({ left, right, top, bottom }: Extent) => [(left + right) / 2, (top + bottom) / 2] as const;
  const [x, y] = middle(thing.getBoundingClientRect());
  for (let frame = thing.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
    if (getComputedStyle(frame).overflow === "visible") continue;
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return false;
  }
  return true;
}

const AIR = 24; // pixels

/** Brings into sight what is spoken of, if any of it is not. */
export function lookAt(thing: Element, covered: number, calm: boolean): void {
  const { top, bottom } = thing.getBoundingClientRect();
  if (top >= covered + AIR && bottom <= innerHeight - AIR) return;
  between(thing, line(covered), line(innerHeight), calm);
}

/** Brings a thing to the middle of what is free between a bar above and a sheet below. */
export function between(thing: Element, bar: Extent, sheet: Extent, calm: boolean): void {
  const { top, bottom } = thing.getBoundingClientRect();
  scrollBy({ top: (top + bottom) / 2 - (bar.bottom + sheet.top) / 2, behavior: calm ? "auto" : "smooth" });
}

// How pieces move on the boards of all games.
import type { Point } from "$app/motion/paths";

export const PIECE_SIZE = 40; // pixels
const STAGGER = 60; // milliseconds between pieces that move together
const MAX_STAGGER = 420; // milliseconds until the last piece starts

/** The position of a piece in the middle of an element. */
export function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2 - PIECE_SIZE / 2, y: box.top + box.height / 2 - PIECE_SIZE / 2 };
}

/** The time between the starts of pieces that move together. */
export const staggerOf = (pieces: number): number => Math.min(STAGGER, MAX_STAGGER / Math.max(1, pieces));

/** Light up the place where a piece arrives. */
export function lightUp(place: Element, duration: number): void {
  place.animate([{ filter: "none" }, { filter: "drop-shadow(0 0 7px #f2a900)" }, { filter: "none" }], { duration });
}

import type { Point } from "$app/motion/paths";

const SIZE = 40; // of a moving piece

/** The position of a piece in the middle of an element. */
export function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2 - SIZE / 2, y: box.top + box.height / 2 - SIZE / 2 };
}

import type { Point } from "$app/motion/paths";
import type { PieceAnimation } from "../../events/definition";
import { DICE } from "../../constants";

const rank = ({ piece }: PieceAnimation) => ("die" in piece ? DICE.indexOf(piece.die) : 0);

/** Give dice that are thrown together slots in the order of the pool. */
export function assignSlots(animations: PieceAnimation[]): PieceAnimation[] {
  const thrown = animations.filter(({ motion }) => motion === "thrown").sort((a, b) => rank(a) - rank(b));
  return animations.map((animation) =>
    animation.motion === "thrown"
      ? { ...animation, slot: { n: thrown.indexOf(animation), of: thrown.length } }
      : animation,
  );
}

const GAP = 8; // pixels

/** Return the position of slot `n` of `of` in a row or grid, at its current scale. */
export function slotPosition(grid: Element, { n, of }: { n: number; of: number }, size: number): Point {
  const [box, style] = [grid.getBoundingClientRect(), getComputedStyle(grid)];
  const inRow = box.left + (box.width - size) / 2 + (n - (of - 1) / 2) * (size + GAP);
  if (style.display !== "grid") return { x: inRow, y: box.top + (box.height - size) / 2 };
  const scale = box.width / (grid as HTMLElement).offsetWidth;
  const tracks = style.gridTemplateColumns.split(" ").map(parseFloat);
  const gap = parseFloat(style.rowGap);
  const [left, across, down] = [parseFloat(style.paddingLeft), tracks[0]! + parseFloat(style.columnGap), size + gap];
  const [row, rows] = [Math.floor(n / tracks.length), Math.ceil(of / tracks.length)];
  const x = left + (n % tracks.length) * across + tracks[0]! / 2;
  return {
    x: box.left + x * scale - size / 2,
    y: box.top + box.height / 2 + (row - (rows - 1) / 2) * down * scale - size / 2,
  };
}

import type { Point } from "../../../../shell/motion/paths";
import type { Flight } from "../../flights";
import { DICE } from "../../looks";

const rank = ({ piece }: Flight) => ("die" in piece ? DICE.indexOf(piece.die) : 0);

/** Dice that are thrown together lie in the order of the pool. */
export function lands(flights: Flight[]): Flight[] {
  const thrown = flights.filter(({ way }) => way === "thrown").sort((a, b) => rank(a) - rank(b));
  return flights.map((flight) =>
    flight.way === "thrown" ? { ...flight, slot: { n: thrown.indexOf(flight), of: thrown.length } } : flight,
  );
}

const GAP = 8; // pixels

/** Where one of so many will be drawn: beside each other, or in a grid, however large that is shown. */
export function landing(grid: Element, { n, of }: { n: number; of: number }, size: number): Point {
  const [box, style] = [grid.getBoundingClientRect(), getComputedStyle(grid)];
  const beside = box.left + (box.width - size) / 2 + (n - (of - 1) / 2) * (size + GAP);
  if (style.display !== "grid") return { x: beside, y: box.top + (box.height - size) / 2 };
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

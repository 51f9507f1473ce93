// Coming closer to a picture: how close, and what stays where it is.

export const LARGEST = 4;
const SNAP = 1.05; // nearly as before is as before

/** So much closer, within bounds. */
export function grown(zoom: number, factor: number): number {
  const next = Math.min(LARGEST, Math.max(1, zoom * factor));
  return next < SNAP ? 1 : next;
}

/** How far a picture is moved along one side, so that a point of its frame shows what it showed. */
export const held = (moved: number, point: number, before: number, after: number) =>
  Math.max(0, ((moved + point) * after) / before - point);

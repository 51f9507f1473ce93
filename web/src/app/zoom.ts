// Zooming into a picture.

export const MAX_ZOOM = 4;
const SNAP = 1.05; // smaller factors snap back to 1

/** Multiply the zoom, within bounds. */
export function clampZoom(zoom: number, factor: number): number {
  const next = Math.min(MAX_ZOOM, Math.max(1, zoom * factor));
  return next < SNAP ? 1 : next;
}

/** Return the scrolling offset along one axis that keeps the content under a point of the frame in place. */
export const scrollAfterZoom = (offset: number, point: number, oldZoom: number, newZoom: number) =>
  Math.max(0, ((offset + point) * newZoom) / oldZoom - point);

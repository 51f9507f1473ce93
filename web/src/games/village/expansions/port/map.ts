import type { View } from "../../types";

/** Positions of the spaces of the sea, and the scale of what is drawn on them. */
export interface SeaMap {
  at: Record<string, Point>;
  harbour: Point;
  burials: Point;
  size: number;
}
type Point = [number, number];

/** Next to the harbour on a sheet 1200 wide; y is a share of the height. */
const WIDE: SeaMap["at"] = {
  w1: [452, 0.33],
  w2: [452, 0.7],
  w3: [556, 0.515],
  w4: [606, 0.25],
  w5: [606, 0.8],
  w6: [722, 0.52],
  w7: [884, 0.62],
  i1: [446, 0.14],
  i2: [450, 0.89],
  i3: [766, 0.15],
  i4: [768, 0.85],
  i5: [948, 0.34],
  i6: [1086, 0.56],
};
const TALL: SeaMap["at"] = {
  port: [240, 336],
  w1: [130, 452],
  w2: [350, 452],
  w3: [240, 520],
  w4: [172, 662],
  w5: [308, 662],
  w6: [240, 772],
  w7: [318, 900],
  i1: [102, 566],
  i2: [378, 566],
  i3: [100, 770],
  i4: [380, 770],
  i5: [108, 916],
  i6: [366, 1020],
};
const SHARED = 610; // height of the sea on a sheet shared with another district
const LARGE = 1.2; // scale on a sheet of its own
const EAST = 1200 - 112 * LARGE; // right limit of the last island
const WEST = 440; // left edge of the map; COAST next to the larger harbour
const COAST = 476;

export function seaMap(tall: boolean, height: number, burials: number): SeaMap {
  if (tall) return { at: TALL, harbour: [4, 6], burials: [22, 1066], size: 1 };
  const size = height > SHARED ? LARGE : 1;
  const harbour: Point = [8, size > 1 ? 90 : 8];
  const west = size > 1 ? COAST : WEST;
  const spread = size > 1 ? (EAST - COAST) / (1086 - WEST) : 1;
  const at = Object.fromEntries(
    Object.entries(WIDE).map(([name, [x, share]]): [string, Point] => [
      name,
      [west + (x - WEST) * spread, share * height],
    ]),
  );
  at.port = [harbour[0] + 300 * size, harbour[1] + 404 * size]; // at the end of the quay
  const above = size > 1 ? 56 : 0; // room for the zoom button in the corner of a sheet
  return { at, harbour, burials: [1190 - (46 * burials + 16) * size, height - 100 * size - above], size };
}

/** Return each route over the water once. */
export function seaRoutes(map: Record<string, { next: string[] }>): [string, string][] {
  const seen = new Set<string>();
  return Object.entries(map).flatMap(([from, { next }]) =>
    next.flatMap((to): [string, string][] => {
      const way = [from, to].sort().join(" ");
      if (seen.has(way)) return [];
      seen.add(way);
      return [[from, to]];
    }),
  );
}

/** The space of the ship of the player to move. */
export const berth = (view: View): string => view.port?.ships[view.ask.seat]?.space ?? "port";

/** The seats whose ships are at a space. */
export const shipsAt = (view: View, space: string): number[] =>
  (view.port?.ships ?? []).flatMap((ship, seat) => (ship.space === space ? [seat] : []));

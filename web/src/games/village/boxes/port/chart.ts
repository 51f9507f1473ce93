import type { View } from "../../types";

/** Where the spaces of the sea lie in the picture, and how large what lies there is drawn. */
export interface Chart {
  at: Record<string, [number, number]>;
  harbour: [number, number];
  burials: [number, number];
  size: number;
}

/** Beside the harbour on a sheet 1200 wide; heights are shares, so that the sea fills what it is given. */
const WIDE: Chart["at"] = {
  port: [352, 0.52],
  w1: [446, 0.33],
  w2: [446, 0.7],
  w3: [556, 0.515],
  w4: [606, 0.25],
  w5: [606, 0.8],
  w6: [722, 0.52],
  w7: [884, 0.62],
  i1: [432, 0.14],
  i2: [436, 0.89],
  i3: [766, 0.15],
  i4: [772, 0.87],
  i5: [948, 0.34],
  i6: [1086, 0.56],
};
const TALL: Chart["at"] = {
  port: [240, 400],
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
const SHARED = 610; // so high the sea is beside another district

export function chartOf(tall: boolean, height: number): Chart {
  if (tall) return { at: TALL, harbour: [4, 6], burials: [22, 1066], size: 1 };
  const size = height > SHARED ? 1.2 : 1;
  const at = Object.fromEntries(
    Object.entries(WIDE).map(([name, [x, share]]) => [
      name,
      [1200 - (1200 - x) * (size > 1 ? 0.955 : 1), share * height],
    ]),
  ) as Chart["at"];
  return { at, harbour: [8, size > 1 ? 90 : 8], burials: [900, height - 112 * size], size };
}

/** Every way over the water once. */
export function waysOf(map: Record<string, { next: string[] }>): [string, string][] {
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

/** Where the ship of the one who is asked lies. */
export const berth = (view: View): string => view.port?.ships[view.ask.seat]?.space ?? "port";

/** The seats whose ships lie at a space. */
export const shipsAt = (view: View, space: string): number[] =>
  (view.port?.ships ?? []).flatMap((ship, seat) => (ship.space === space ? [seat] : []));

// The places by the table they stand in: the game itself, the game for one, and every box.
import type { Unit } from "./units";

export interface Part<Place> {
  table: string;
  places: Place[];
}

export const tableOf = ({ key }: Unit): string => key.slice(0, key.indexOf("."));

/** Place by place as they come, under their tables. */
export function partsOf<Place extends { units: Unit[] }>(places: Place[]): Part<Place>[] {
  const parts = new Map<string, Place[]>();
  for (const place of places) {
    const table = tableOf(place.units[0]!);
    parts.set(table, [...(parts.get(table) ?? []), place]);
  }
  return [...parts].map(([table, there]) => ({ table, places: there }));
}

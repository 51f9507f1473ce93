// Groups of numbers by the table they stand in: the game itself, the game for one, and every box.
import type { Unit } from "./units";

export interface Part<Group> {
  table: string;
  groups: Group[];
}

export const tableOf = ({ key }: Unit): string => key.slice(0, key.indexOf("."));

/** Group by group as they come, under their tables. */
export function partsOf<Group extends { units: Unit[] }>(groups: Group[]): Part<Group>[] {
  const parts = new Map<string, Group[]>();
  for (const group of groups) {
    const table = tableOf(group.units[0]!);
    parts.set(table, [...(parts.get(table) ?? []), group]);
  }
  return [...parts].map(([table, there]) => ({ table, groups: there }));
}

// Groups of values by rule table: the base game, the single-player game and each expansion.
import type { Unit } from "./fields";

export interface Part<Group> {
  table: string;
  groups: Group[];
}

export const tableOf = ({ key }: Unit): string => key.slice(0, key.indexOf("."));

/** Collect the groups of each table, in order. */
export function partsOf<Group extends { units: Unit[] }>(groups: Group[]): Part<Group>[] {
  const parts = new Map<string, Group[]>();
  for (const group of groups) {
    const table = tableOf(group.units[0]!);
    parts.set(table, [...(parts.get(table) ?? []), group]);
  }
  return [...parts].map(([table, groups]) => ({ table, groups }));
}

// The sea: adjacent spaces, what islands buy and offer, and the captains.
import { byName, repeatPieces } from "../../printed";
import { valuesFrom, type Tables } from "../../tables";
import type { Counts } from "../../types";

interface PortTables {
  ship: { holds: number; return_time: number };
  map: { name: string; next: string[]; hourglass: number }[];
  islands: { name: string; buys: Counts; missions: number[]; loads: string }[];
  captains: { name: string; price: number; free: number; cubes: Counts; any: number }[];
  stalls: Record<string, { prestige: number; coins: number }>;
  burials: { prestige: number[]; spaces: Record<string, number> };
}

export interface Captain {
  price: number;
  free: number;
  cubes: string[];
  any: number;
}

const portTables = (tables: Tables) => tables.port as PortTables;

export const portOf = valuesFrom((tables) => {
  const { ship, map, islands, captains, stalls, burials } = portTables(tables);
  const prizes = (spaces: number) => burials.prestige.slice(0, spaces);
  return {
    holds: ship.holds,
    returnTime: ship.return_time,
    map: byName(map, ({ next, hourglass }) => ({ next, hourglass })),
    islands: byName(islands, ({ buys, missions, loads }) => ({ buys, missions, loads })),
    captains: byName(captains, ({ price, free, cubes, any }): Captain => {
      return { price, free, cubes: repeatPieces(cubes), any };
    }),
    stalls,
    burials: Object.fromEntries(Object.entries(burials.spaces).map(([seats, spaces]) => [seats, prizes(spaces)])),
  };
});

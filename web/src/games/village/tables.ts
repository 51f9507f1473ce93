/** The tables of the rules, as far as they are drawn; tools/board_numbers.py writes them. */
import { drawnBy, laidOver, type Values } from "../../shell/numbers/overrides";
import { follows, tables } from "./printed.json";
import type { Tally, View } from "./types";

interface Craft {
  name: string;
  goods: string[];
  yield?: number;
  train: number;
  make: number;
  buy: Tally;
}
interface Tile {
  want: Tally;
  points: number;
}
interface Wish {
  token: string;
  needs?: Tally;
  at_least?: number;
  at_most?: number;
}
type BySection = Record<string, Record<string, number>>;

export interface Tables {
  village: {
    life: { lap: number };
    members: { grain_limit: number; plague_time: number };
    harvest: { grain: number; with_horse: number; with_ox: number };
    market: { cubes: Tally; time: number };
    well: { cubes: number };
    chronicle_points: { members: number[] };
    mill: { time: number; grain: number; coins: number };
    crafts: Craft[];
    customers: { tiles: Tile[] };
    chronicle: BySection;
    church: { cubes: Tally; time: number; price: number; points: number[]; steps: number[]; drawn: number };
    council: {
      cubes: Tally;
      time: number[];
      points: number[];
      gift_cubes: number;
      gift_coin: number;
      gift_prestige: number;
    };
    travel: {
      time: number;
      scoring: number[];
      cities: { name: string; prestige?: number; coins?: number; cubes?: number }[];
      paths: { between: [string, string]; cubes: Tally }[];
    };
  };
  solo: { ring: { recesses: number; top: number[]; bottom: number[] } };
  inn: {
    crafts: Craft[];
    customers: { tiles: Tile[] };
    chronicle: BySection;
    inn: { place_time: number; use_time: number };
    villagers: { token: string; number: number; price: Tally; take?: Tally; points?: number; cap?: number }[];
  };
  goals: { silver: Wish[]; gold: Wish[]; points: { silver: number; gold: number } };
  customers: { customers: { tiles: Tile[] } };
  port: {
    ship: { holds: number; return_time: number };
    map: { name: string; next: string[]; hourglass: number }[];
    islands: { name: string; buys: Tally; missions: number[]; loads: string }[];
    captains: { name: string; price: number; free: number; cubes: Tally; any: number }[];
    stalls: Record<string, { prestige: number; coins: number }>;
    burials: { prestige: number[]; spaces: Record<string, number> };
  };
  marriage: {
    ranks: { colour: string; cubes: Tally; time: number; prestige: number }[];
    bliss: { prestige: number };
    goods: { chosen: string[] };
    smuggler: { bread_time: number; bread: number; good_coins: number; cubes_time: number; cubes: number };
    chronicle: BySection;
  };
}

/** Ours with numbers of somebody's own box in them. */
export const tablesWith = (values: Values) => laidOver(tables as unknown as Tables, follows, values);

const inForce = drawnBy(tablesWith);

/** The tables in force at a table. */
export const tablesOn = ({ numbers }: View): Tables => inForce(numbers);

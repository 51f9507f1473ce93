import first from "./printed/2011.json";
import bigbox from "./printed/bigbox.json";
import type { View } from "./types";

/** A villager of the Inn: the price, and what the card takes or scores at the end. */
export interface Villager {
  price: Record<string, number>;
  take?: Record<string, number>;
  points?: number;
  most?: number;
}

/** A life goal: what must lie on the farm, or how many of something; and its prestige. */
export interface Goal {
  points: number;
  needs?: Record<string, number>;
  at_least?: number;
  at_most?: number;
}

/** The sea: what lies next to what, what islands want and offer, and who sails there. */
export interface Port {
  holds: number;
  returns: number;
  map: Record<string, { next: string[]; hourglass: number }>;
  islands: Record<string, Island>;
  captains: Record<string, Captain>;
  stalls: Record<string, { prestige: number; coins: number }>;
  burials: Record<string, number[]>;
}
export interface Island {
  buys: Record<string, number>;
  missions: number[];
  loads: string;
}
export interface Captain {
  price: number;
  free: number;
  cubes: string[];
  any: number;
}

/** The ceremony rank by rank, what a bride or a smuggler brings. */
export interface Marriage {
  ranks: { colour: string; cubes: string[]; time: number; prestige: number }[];
  bliss: number;
  dowry: { bread: number };
  goods: string[];
  smuggler: { bread_time: number; bread: number; good_coins: number; cubes_time: number; cubes: number };
  chronicle: Record<string, number[]>;
}

/** What is printed on board and tiles; made from the tables of the rules by tools/board_numbers.py. */
export interface Printed {
  lap: number;
  barn: number;
  rooms: Record<string, { chronicle: number[]; graves: number }>;
  crafts: Record<string, { train: number; make: number; buy: string[]; goods: string[]; amount: number }>;
  mill: { time: number; grain: number; coins: number };
  cities: Record<string, { prestige: number; coins: number; cubes: number }>;
  paths: { from: string; to: string; cubes: string[] }[];
  mass: number;
  windows: number[];
  stages: number[];
  privilege: { cubes: number; coins: number; prestige: number };
  customers: Record<string, number>;
  fates: number[];
  villagers: Record<string, Villager>;
  goals: Record<string, Goal>;
  port: Port;
  marriage: Marriage;
}

const EDITIONS = { "2011": first, bigbox } as unknown as Record<string, Printed>;

export const printedOn = (view: View): Printed => EDITIONS[view.edition] ?? EDITIONS.bigbox!;

/** How many dead the chronicle has room for, by profession: a box may add to it. */
export function chronicleOf(view: View): number[] {
  const printed = printedOn(view);
  const seats = String(view.seats);
  const more = view.marriage ? (printed.marriage.chronicle[seats] ?? []) : [];
  return (printed.rooms[seats]?.chronicle ?? []).map((room, i) => room + (more[i] ?? 0));
}

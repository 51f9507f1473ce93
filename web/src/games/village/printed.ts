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
}

const EDITIONS = { "2011": first, bigbox } as unknown as Record<string, Printed>;

export const printedOn = (view: View): Printed => EDITIONS[view.edition] ?? EDITIONS.bigbox!;

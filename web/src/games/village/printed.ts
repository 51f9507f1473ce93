import first from "./printed/2011.json";
import bigbox from "./printed/bigbox.json";
import type { View } from "./types";

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
}

const EDITIONS: Record<string, Printed> = { "2011": first, bigbox };

export const printedOn = (view: View): Printed => EDITIONS[view.edition] ?? bigbox;

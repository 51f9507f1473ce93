import { cachedByValues, type Values } from "$app/custom_values/overrides";
import { COLOURS, GOODS, PROFESSIONS } from "./constants";
import { tablesWith, type Tables } from "./tables";
import type { Counts, View } from "./types";

/** A villager of the Inn: the price, and what the card takes or scores at the end. */
export interface Villager {
  price: Counts;
  take?: Counts;
  points?: number;
  most?: number;
}

/** A life goal: what must lie on the farm, or how many of something; and its prestige. */
export interface Goal {
  points: number;
  needs?: Counts;
  at_least?: number;
  at_most?: number;
}

/** The sea: adjacent spaces, what islands buy and offer, and the captains. */
export interface Port {
  holds: number;
  map: Record<string, { next: string[]; hourglass: number }>;
  islands: Record<string, Island>;
  captains: Record<string, Captain>;
  stalls: Record<string, { prestige: number; coins: number }>;
  burials: Record<string, number[]>; // by seats
}
export interface Island {
  buys: Counts;
  missions: number[];
  loads: string;
}
export interface Captain {
  price: number;
  free: number;
  cubes: string[];
  any: number;
}

/** The ranks of the ceremony, the dowries and the smuggler. */
export interface Marriage {
  ranks: { colour: string; cubes: string[]; time: number; prestige: number }[];
  bliss: number;
  goods: string[];
  smuggler: { bread_time: number; bread: number; good_coins: number; cubes_time: number; cubes: number };
}

/** What is printed on board, cards and tiles. */
export interface Printed {
  lap: number;
  barn: number;
  crafts: Record<string, { train: number; make: number; buy: string[]; goods: string[]; amount: number }>;
  mill: { time: number; grain: number; coins: number };
  cities: Record<string, { prestige?: number; coins?: number; cubes?: number }>;
  paths: { from: string; to: string; cubes: string[] }[];
  mass: number;
  windows: number[];
  stages: number[];
  privilege: { cubes: number; coins: number; prestige: number };
  customers: Record<string, number>;
  recesses: number;
  fates: number[];
  villagers: Record<string, Villager>;
  goals: Record<string, Goal>;
  port: Port;
  marriage: Marriage;
  burialSpaces: BurialSpaces[]; // of the base game and of expansions
}

/** Spaces for the dead by section of the chronicle (graves last) and number of seats. */
interface BurialSpaces {
  expansion: string; // "" for the base game
  spaces: Record<string, Record<string, number>>;
}

type Row = { name: string };

const GRAVES = "graves";
const PRICE_ORDER = [...COLOURS, ...GOODS, "beer", "grain"]; // the order in which a price is shown

/** List each piece as often as it is counted. */
const repeatPieces = (counts: Counts) =>
  PRICE_ORDER.flatMap((name) => Array.from({ length: counts[name] ?? 0 }, () => name));

const byName = <T extends Row, U>(rows: T[], of: (row: T) => U) =>
  Object.fromEntries(rows.map((row) => [row.name, of(row)]));

/** The name of a customer: the goods it wants, in a fixed order. */
const customerKind = (want: Counts) =>
  [...GOODS, "beer", "grain"]
    .filter((name) => want[name])
    .map((name) => (want[name] === 1 ? name : `${name}${want[name]}`))
    .join("+");

const craftsOf = ({ village, inn }: Tables): Printed["crafts"] =>
  byName([...village.crafts, ...inn.crafts], ({ train, make, buy, goods, ...shop }) => {
    return { train, make, buy: repeatPieces(buy), goods, amount: shop.yield ?? 1 };
  });

function customersOf({ village, inn, customers }: Tables): Printed["customers"] {
  const tiles = [...village.customers.tiles, ...inn.customers.tiles, ...customers.customers.tiles];
  return Object.fromEntries(tiles.map(({ want, points }) => [customerKind(want), points]));
}

const villagersOf = ({ inn }: Tables): Printed["villagers"] =>
  Object.fromEntries(
    inn.villagers.map(({ token, price, take, points, cap }) => [token, { price, take, points, most: cap }]),
  );

function goalsOf({ goals: { silver, gold, points } }: Tables): Printed["goals"] {
  const worth = (cards: typeof silver, points: number) =>
    cards.map(({ token, needs, at_least, at_most }) => [token, { points, needs, at_least, at_most }]);
  return Object.fromEntries([...worth(silver, points.silver), ...worth(gold, points.gold)]);
}

function portOf({ port }: Tables): Port {
  const { prestige, spaces } = port.burials;
  return {
    holds: port.ship.holds,
    map: byName(port.map, ({ next, hourglass }) => ({ next, hourglass })),
    islands: byName(port.islands, ({ buys, missions, loads }) => ({ buys, missions, loads })),
    captains: byName(port.captains, ({ price, free, cubes, any }) => ({
      price,
      free,
      cubes: repeatPieces(cubes),
      any,
    })),
    stalls: port.stalls,
    burials: Object.fromEntries(Object.entries(spaces).map(([seats, n]) => [seats, prestige.slice(0, n)])),
  };
}

function marriageOf({ marriage: { ranks, bliss, goods, smuggler } }: Tables): Marriage {
  const steps = ranks.map((rank) => ({ ...rank, cubes: repeatPieces(rank.cubes) }));
  return { ranks: steps, bliss: bliss.prestige, goods: goods.chosen, smuggler };
}

function baseGame({ village }: Tables) {
  const { council, church, travel } = village;
  return {
    lap: village.life.lap,
    barn: village.members.grain_limit,
    mill: village.mill,
    cities: byName(travel.cities, ({ prestige, coins, cubes }) => ({ prestige, coins, cubes })),
    paths: travel.paths.map(({ between: [from, to], cubes }) => ({ from, to, cubes: repeatPieces(cubes) })),
    mass: church.price,
    windows: church.points,
    stages: council.points,
    privilege: { cubes: council.gift_cubes, coins: council.gift_coin, prestige: council.gift_prestige },
  };
}

/** Return the printed values with custom values applied. */
export function printedWith(values: Values): Printed {
  const tables = tablesWith(values);
  const { recesses, top, bottom } = tables.solo.ring;
  return {
    ...baseGame(tables),
    crafts: craftsOf(tables),
    customers: customersOf(tables),
    recesses,
    fates: [...top, ...bottom],
    villagers: villagersOf(tables),
    goals: goalsOf(tables),
    port: portOf(tables),
    marriage: marriageOf(tables),
    burialSpaces: [
      { expansion: "", spaces: tables.village.chronicle },
      { expansion: "inn", spaces: tables.inn.chronicle },
      { expansion: "marriage", spaces: tables.marriage.chronicle },
    ],
  };
}

const inForce = cachedByValues(printedWith);

export const printedOn = ({ custom_values }: View): Printed => inForce(custom_values);

/** The number of spaces in one section at this table; expansions may add to it. */
function spacesFor(view: View, section: string): number {
  const inPlay = printedOn(view).burialSpaces.filter(
    ({ expansion }) => !expansion || view.expansions.includes(expansion),
  );
  return inPlay.reduce((sum, { spaces }) => sum + (spaces[section]?.[view.seats] ?? 0), 0);
}

/** The number of spaces in the chronicle by profession. */
export const chronicleOf = (view: View) => PROFESSIONS.map((profession) => spacesFor(view, profession));

export const gravesOf = (view: View) => spacesFor(view, GRAVES);

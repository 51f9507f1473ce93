import { drawnBy, type Values } from "../../shell/numbers/overrides";
import { COLOURS, GOODS, PROFESSIONS } from "./looks";
import { tablesWith, type Tables } from "./tables";
import type { Tally, View } from "./types";

/** A villager of the Inn: the price, and what the card takes or scores at the end. */
export interface Villager {
  price: Tally;
  take?: Tally;
  points?: number;
  most?: number;
}

/** A life goal: what must lie on the farm, or how many of something; and its prestige. */
export interface Goal {
  points: number;
  needs?: Tally;
  at_least?: number;
  at_most?: number;
}

/** The sea: what lies next to what, what islands want and offer, and who sails there. */
export interface Port {
  holds: number;
  map: Record<string, { next: string[]; hourglass: number }>;
  islands: Record<string, Island>;
  captains: Record<string, Captain>;
  stalls: Record<string, { prestige: number; coins: number }>;
  burials: Record<string, number[]>; // by seats
}
export interface Island {
  buys: Tally;
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
  rooms: Rooms[]; // of the village, and what boxes add
}

/** Where the dead can lie: by section of the chronicle, the graves last, and by number of seats. */
interface Rooms {
  box: string; // "" for the village itself
  spaces: Record<string, Record<string, number>>;
}

type Row = { name: string };

const GRAVES = "graves";
const PAID = [...COLOURS, ...GOODS, "beer", "grain"]; // the order in which a price is shown

/** Each piece as often as it is there. */
const pieces = (tally: Tally) => PAID.flatMap((name) => Array.from({ length: tally[name] ?? 0 }, () => name));

const byName = <T extends Row, U>(rows: T[], of: (row: T) => U) =>
  Object.fromEntries(rows.map((row) => [row.name, of(row)]));

/** What customers are called: by what they want, goods first. */
const wanting = (want: Tally) =>
  [...GOODS, "beer", "grain"]
    .filter((name) => want[name])
    .map((name) => (want[name] === 1 ? name : `${name}${want[name]}`))
    .join("+");

const craftsOf = ({ village, inn }: Tables): Printed["crafts"] =>
  byName([...village.crafts, ...inn.crafts], ({ train, make, buy, goods, ...shop }) => {
    return { train, make, buy: pieces(buy), goods, amount: shop.yield ?? 1 };
  });

function customersOf({ village, inn, customers }: Tables): Printed["customers"] {
  const tiles = [...village.customers.tiles, ...inn.customers.tiles, ...customers.customers.tiles];
  return Object.fromEntries(tiles.map(({ want, points }) => [wanting(want), points]));
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
    captains: byName(port.captains, ({ price, free, cubes, any }) => ({ price, free, cubes: pieces(cubes), any })),
    stalls: port.stalls,
    burials: Object.fromEntries(Object.entries(spaces).map(([seats, n]) => [seats, prestige.slice(0, n)])),
  };
}

function marriageOf({ marriage: { ranks, bliss, goods, smuggler } }: Tables): Marriage {
  const steps = ranks.map((rank) => ({ ...rank, cubes: pieces(rank.cubes) }));
  return { ranks: steps, bliss: bliss.prestige, goods: goods.chosen, smuggler };
}

function ofVillage({ village }: Tables) {
  const { council, church, travel } = village;
  return {
    lap: village.life.lap,
    barn: village.members.grain_limit,
    mill: village.mill,
    cities: byName(travel.cities, ({ prestige, coins, cubes }) => ({ prestige, coins, cubes })),
    paths: travel.paths.map(({ between: [from, to], cubes }) => ({ from, to, cubes: pieces(cubes) })),
    mass: church.price,
    windows: church.points,
    stages: council.points,
    privilege: { cubes: council.gift_cubes, coins: council.gift_coin, prestige: council.gift_prestige },
  };
}

/** What is printed, with numbers of somebody's own box instead of ours. */
export function entered(values: Values): Printed {
  const own = tablesWith(values);
  const { recesses, top, bottom } = own.solo.ring;
  return {
    ...ofVillage(own),
    crafts: craftsOf(own),
    customers: customersOf(own),
    recesses,
    fates: [...top, ...bottom],
    villagers: villagersOf(own),
    goals: goalsOf(own),
    port: portOf(own),
    marriage: marriageOf(own),
    rooms: [
      { box: "", spaces: own.village.chronicle },
      { box: "inn", spaces: own.inn.chronicle },
      { box: "marriage", spaces: own.marriage.chronicle },
    ],
  };
}

const inForce = drawnBy(entered);

export const printedOn = ({ numbers }: View): Printed => inForce(numbers);

/** How many of one section there is room for at this table: a box may add to it. */
function roomFor(view: View, section: string): number {
  const there = printedOn(view).rooms.filter(({ box }) => !box || view.boxes.includes(box));
  return there.reduce((sum, { spaces }) => sum + (spaces[section]?.[view.seats] ?? 0), 0);
}

/** How many dead the chronicle has room for, by profession. */
export const chronicleOf = (view: View) => PROFESSIONS.map((profession) => roomFor(view, profession));

export const gravesOf = (view: View) => roomFor(view, GRAVES);

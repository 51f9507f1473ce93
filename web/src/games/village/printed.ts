// The values printed on board, cards and tiles, from the tables.
import { COLOURS, GOODS, PROFESSIONS } from "./constants";
import type { BySection, Craft, Tables, Tile } from "./tables";
import type { Counts } from "./types";

/** A card: its price, and its effect in symbols. */
export interface PrintedCard {
  price: Counts;
  /** Return its symbols; `power` is those of its face, and small cards are `brief`. */
  symbols(power: string[], brief: boolean): string[];
}

/** The printed values to which expansions add their own. */
interface SharedValues {
  crafts: Record<string, { train: number; make: number; buy: string[]; goods: string[]; amount: number }>;
  customers: Record<string, number>;
  cards: Record<string, PrintedCard>;
}

/** What is printed on board, cards and tiles. */
export interface Printed extends SharedValues {
  lap: number;
  barn: number;
  mill: { time: number; grain: number; coins: number };
  cities: Record<string, { prestige?: number; coins?: number; cubes?: number }>;
  paths: { from: string; to: string; cubes: string[] }[];
  mass: number;
  windows: number[];
  stages: number[];
  privilege: { cubes: number; coins: number; prestige: number };
  burialSpaces: BySection[]; // of the base game and of expansions
}

/** What an expansion adds to the printed values. */
export interface AddedValues extends Partial<SharedValues> {
  burialSpaces?: BySection;
}

const GRAVES = "graves";
const KNOWN = [...COLOURS, ...GOODS, "grain"];

/** List each piece as often as it is counted, in the order in which a price is shown: grain last. */
export function repeatPieces(counts: Counts): string[] {
  const added = Object.keys(counts).filter((name) => !KNOWN.includes(name));
  const order = [...COLOURS, ...GOODS, ...added, "grain"];
  return order.flatMap((name) => Array.from({ length: counts[name] ?? 0 }, () => name));
}

export const byName = <T extends { name: string }, U>(rows: T[], of: (row: T) => U) =>
  Object.fromEntries(rows.map((row) => [row.name, of(row)]));

/** The name of a customer: the goods it wants, in a fixed order. */
const customerKind = (want: Counts) =>
  [...new Set(repeatPieces(want))].map((name) => (want[name] === 1 ? name : `${name}${want[name]}`)).join("+");

export const craftsOf = (rows: Craft[]): Printed["crafts"] =>
  byName(rows, ({ train, make, buy, goods, ...shop }) => {
    return { train, make, buy: repeatPieces(buy), goods, amount: shop.yield ?? 1 };
  });

export const customersOf = (tiles: Tile[]): Printed["customers"] =>
  Object.fromEntries(tiles.map(({ want, points }) => [customerKind(want), points]));

/** Return the printed values of the base game with what expansions add. */
export function printedFrom(tables: Tables, added: AddedValues[]): Printed {
  const { life, members, mill, crafts, customers, chronicle, council, church, travel } = tables.village;
  const merged = <Name extends keyof SharedValues>(name: Name, own: SharedValues[Name]): SharedValues[Name] =>
    Object.assign({}, own, ...added.map((values) => values[name])) as SharedValues[Name];
  return {
    lap: life.lap,
    barn: members.grain_limit,
    mill,
    cities: byName(travel.cities, ({ prestige, coins, cubes }) => ({ prestige, coins, cubes })),
    paths: travel.paths.map(({ between: [from, to], cubes }) => ({ from, to, cubes: repeatPieces(cubes) })),
    mass: church.price,
    windows: church.points,
    stages: council.points,
    privilege: { cubes: council.gift_cubes, coins: council.gift_coin, prestige: council.gift_prestige },
    crafts: merged("crafts", craftsOf(crafts)),
    customers: merged("customers", customersOf(customers.tiles)),
    cards: merged("cards", {}),
    burialSpaces: [chronicle, ...added.flatMap((values) => (values.burialSpaces ? [values.burialSpaces] : []))],
  };
}

/** The number of spaces in one section for a number of seats. */
const spacesFor = ({ burialSpaces }: Printed, seats: number, section: string): number =>
  burialSpaces.reduce((sum, spaces) => sum + (spaces[section]?.[seats] ?? 0), 0);

/** The number of spaces in the chronicle by profession. */
export const chronicleOf = (printed: Printed, seats: number) =>
  PROFESSIONS.map((profession) => spacesFor(printed, seats, profession));

export const gravesOf = (printed: Printed, seats: number) => spacesFor(printed, seats, GRAVES);

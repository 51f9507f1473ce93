// The values of the expansion, from its table.
import { taken } from "../../cards/powers";
import { craftsOf, customersOf, type AddedValues } from "../../printed";
import type { BySection, Craft, Tables, Tile } from "../../tables";
import type { Counts } from "../../types";

/** A villager: the price, and what the card takes or scores at the end. */
interface Villager {
  token: string;
  number: number;
  price: Counts;
  take?: Counts;
  points?: number;
  cap?: number;
}

interface InnTables {
  crafts: Craft[];
  customers: { tiles: Tile[] };
  chronicle: BySection;
  inn: { place_time: number; use_time: number };
  villagers: Villager[];
}

export const innTables = (tables: Tables) => tables.inn as InnTables;

function symbolsOf({ take, points, cap }: Villager, power: string[], brief: boolean): string[] {
  if (take) return ["+", ...taken(take)];
  if (!points) return power;
  return brief ? [`*${points}`, ...power] : ["book", ":", `*${points}`, "/", ...power, ...(cap ? [`≤${cap}`] : [])];
}

export function printed(tables: Tables): AddedValues {
  const { crafts, customers, chronicle, villagers } = innTables(tables);
  const cards = villagers.map((villager) => ({
    price: villager.price,
    symbols: (power: string[], brief: boolean) => symbolsOf(villager, power, brief),
  }));
  return {
    crafts: craftsOf(crafts),
    customers: customersOf(customers.tiles),
    cards: Object.fromEntries(villagers.map(({ token }, n) => [token, cards[n]!])),
    burialSpaces: chronicle,
  };
}

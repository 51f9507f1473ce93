import type { View } from "../types";

/** Return the names under which the board looks for a thing of a kind, best first. */
export type AnchorNames = (rest: string, view: View) => string[];

const seatOf = (rest: string) => rest.split(".")[0];

/** Where things are that animations name, by the first part of the name. */
export const ANCHOR_NAMES: Record<string, AnchorNames> = {
  farm: (seat) => [`farm.${seat}`],
  home: (seat) => [`home.${seat}`, `farm.${seat}`],
  store: (rest) => [`store.${rest}`, `farm.${seatOf(rest)}`],
  stock: (thing) => [`stock.${thing}`, "stock"],
  bag: () => ["bag", "stock"],
  line: (customer) => [`line.${customer}`, "place.line"],
  graves: () => ["area.graves"],
  chronicle: (column) => [`place.chronicle.${column}`, "area.chronicle"],
  making: (good) => [`making.${good}`, "stock"],
  area: (id) => [`area.${id}`],
  place: (id) => [`place.${id}`, `area.${id}`],
};

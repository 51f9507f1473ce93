import type { Expansion } from "../../contribution";
import { customersOf } from "../../printed";
import type { Tables, Tile } from "../../tables";

interface CustomersTables {
  customers: { tiles: Tile[] };
}

const printed = (tables: Tables) => ({
  customers: customersOf((tables.customers as CustomersTables).customers.tiles),
});

/** More kinds of customers; the base game draws them. */
export const customers: Expansion = { name: "customers", events: {}, printed };

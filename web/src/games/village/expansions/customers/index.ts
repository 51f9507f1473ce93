import type { Expansion } from "../../contribution";

/** More kinds of customers; the base game draws them. */
export const customers: Expansion = { name: "customers", events: {} };

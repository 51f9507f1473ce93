// The values chosen for a new table: the name of a set, or one of these constants, which are no valid names.
import type { NewTable } from "../net/types";
import { sets } from "./sets.svelte";

export const SERVER_VALUES = "\nhost";
export const DEFAULT_VALUES = "\nours";

/** Return the field of the request: omitted for the values of the server, null for the standard ones. */
export function customValuesForNewTable(game: string, chosen: string): Pick<NewTable, "custom_values"> {
  if (chosen === SERVER_VALUES) return {};
  const set = sets.find(game, chosen);
  return { custom_values: set ? { name: set.name, values: set.values } : null };
}

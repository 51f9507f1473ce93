// The numbers chosen for a new table: the name of a set, or one of these constants, which are no valid names.
import type { NewTable } from "../net/types";
import { sets } from "./sets.svelte";

export const HOST_NUMBERS = "\nhost";
export const DEFAULT_NUMBERS = "\nours";

/** Return the field of the request: omitted for the numbers of the server, null for the default ones. */
export function numbersForNewTable(game: string, chosen: string): Pick<NewTable, "numbers"> {
  if (chosen === HOST_NUMBERS) return {};
  const set = sets.find(game, chosen);
  return { numbers: set ? { name: set.name, values: set.values } : null };
}

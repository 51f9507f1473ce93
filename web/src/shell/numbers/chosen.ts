// The choice of numbers for a new table: the name of a set, or one of these, which nobody can call a set.
import type { NewGame } from "../net/types";
import { sets } from "./sets.svelte";

export const HOSTS = "\nhost";
export const OURS = "\nours";

/** What is asked of the server: left out it lays the host's, null is ours. */
export function wishedNumbers(game: string, chosen: string): Pick<NewGame, "numbers"> {
  if (chosen === HOSTS) return {};
  const set = sets.find(game, chosen);
  return { numbers: set ? { name: set.name, values: set.values } : null };
}

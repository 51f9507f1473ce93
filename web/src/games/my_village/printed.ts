import table from "./printed/2015.json";
import type { View } from "./types";

/** The numbers of the game, made from its table by tools/board_numbers.py. */
export type Printed = typeof table;

type Part = Record<string, unknown> | unknown[] | number | string;

/** The part of a table that a word of a key names: a row by its name, one of a list by its number. */
function within(part: Part, word: string): string | number {
  if (!Array.isArray(part)) return word;
  const named = part.findIndex((row) => (row as { name?: string } | null)?.name === word);
  return named < 0 ? Number(word) - 1 : named;
}

/** The table with numbers of somebody's own box in it, each by its key. */
export function entered(values: Record<string, unknown>): Printed {
  const own = structuredClone(table);
  for (const [key, value] of Object.entries(values)) {
    const words = key.split(".").slice(1); // the first names the table
    let part = own as Part;
    for (const word of words.slice(0, -1)) part = (part as Record<string, Part>)[within(part, word)] ?? {};
    (part as Record<string, unknown>)[within(part, words.at(-1) ?? "")] = value;
  }
  return own;
}

let last: [View["numbers"], Printed] = [undefined, table];

export function printedOn({ numbers }: View): Printed {
  if (!numbers) return table;
  if (last[0]?.hash !== numbers.hash) last = [numbers, entered(numbers.values)];
  return last[1];
}

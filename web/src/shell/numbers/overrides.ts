// Numbers of somebody's own box, laid over the tables of a game: as `toolkit/overrides.py` does it for the rules.

export type Value = number | Record<string, number> | (string | number)[];
export type Values = Record<string, Value>;

/** A set as tables and records carry it. */
export interface NumberSet {
  name: string;
  hash: string;
  values: Values;
}

type Part = Record<string, unknown> | unknown[];

/** What a word of a key names: a row by its token or name, one of a list by its number. */
function within(part: Part, word: string): string | number {
  if (!Array.isArray(part)) return word;
  const named = part.findIndex((row) => {
    const { token, name } = (row ?? {}) as { token?: string; name?: string };
    return (token ?? name) === word;
  });
  return named < 0 ? Number(word) - 1 : named;
}

function put(tables: Part, key: string, value: Value) {
  const words = key.split(".");
  let part = tables;
  for (const word of words.slice(0, -1)) part = (part as Record<string, Part>)[within(part, word)] ?? {};
  (part as Record<string, unknown>)[within(part, words.at(-1)!)] = value;
}

/** The tables with the values in them, and with what follows from those. */
export function laidOver<T extends object>(tables: T, follows: Record<string, string>, values: Values): T {
  const own = structuredClone(tables);
  for (const [key, value] of Object.entries(values)) put(own as Part, key, value);
  for (const [key, leader] of Object.entries(follows)) {
    const value = values[leader];
    if (value !== undefined) put(own as Part, key, value);
  }
  return own;
}

/** What is drawn by the numbers in force: made anew only when other ones are. */
export function drawnBy<T>(make: (values: Values) => T): (numbers?: NumberSet) => T {
  const ours = make({});
  let last: [string, T] = ["", ours];
  return (numbers) => {
    if (!numbers) return ours;
    if (last[0] !== numbers.hash) last = [numbers.hash, make(numbers.values)];
    return last[1];
  };
}

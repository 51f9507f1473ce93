// Custom values applied to the tables of a game, as `toolkit/overrides.py` does for the rules.

export type Value = number | Record<string, number> | (string | number)[];
export type Values = Record<string, Value>;

/** A set of custom values as stored in tables and records. */
export interface CustomValues {
  name: string;
  hash: string;
  values: Values;
}

type Part = Record<string, unknown> | unknown[];

/** Resolve a word of a key: a row by its token or name, a list item by its number. */
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

/** Return a copy of the tables with the values and the entries derived from them. */
export function applyOverrides<T extends object>(tables: T, follows: Record<string, string>, values: Values): T {
  const result = structuredClone(tables);
  for (const [key, value] of Object.entries(values)) put(result as Part, key, value);
  for (const [key, leader] of Object.entries(follows)) {
    const value = values[leader];
    if (value !== undefined) put(result as Part, key, value);
  }
  return result;
}

/** Cache a computation for the custom values in force; it is repeated only when they change. */
export function cachedByValues<T>(make: (values: Values) => T): (custom_values?: CustomValues) => T {
  const defaults = make({});
  let last: [string, T] = ["", defaults];
  return (custom_values) => {
    if (!custom_values) return defaults;
    if (last[0] !== custom_values.hash) last = [custom_values.hash, make(custom_values.values)];
    return last[1];
  };
}

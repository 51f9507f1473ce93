// What the coach thinks of answers before they are given. It knows no rules: it goes by what would follow.
import type { Event } from "../net/types";

/** How an answer wastes a turn: something could be done, or nothing can where it leads. */
export type Waste = "declines" | "idles";
export const WASTES = 2; // kinds there are

export type Wasted = ReadonlyMap<string, Waste>;
export const NOTHING: Wasted = new Map();

/** The answers that would be wasted, while others would not; `idle` are the events that say so. */
export function wasted(tokens: string[], outlook: Record<string, Event[]>, seat: number, idle: string[]): Wasted {
  const idles = (token: string) =>
    (outlook[token] ?? []).some((event) => event.seat === seat && idle.includes(String(event.kind)));
  const found = new Map<string, Waste>();
  for (const token of tokens) {
    if (token.endsWith(" pass")) found.set(token, "declines");
    else if (idles(token)) found.set(token, "idles");
  }
  return found.size < tokens.length ? found : NOTHING;
}

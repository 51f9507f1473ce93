// The coach's warnings before wasted moves. They use no rules, only the preview of each move.
import type { Event } from "../net/types";

/** How a move wastes a turn: it declines to act, or it leads to a place where nothing can be done. */
export type Waste = "declines" | "idles";
export const WASTE_KINDS = 2;

export type WastedMoves = ReadonlyMap<string, Waste>;
export const NO_WASTED_MOVES: WastedMoves = new Map();

/** Return the wasted moves, unless all moves are; `isIdle` recognizes events that say that a move has no effect. */
export function findWastedMoves(
  tokens: string[],
  previews: Record<string, Event[]>,
  seat: number,
  isIdle: (event: Event) => boolean,
): WastedMoves {
  const idles = (token: string) => (previews[token] ?? []).some((event) => event.seat === seat && isIdle(event));
  const wasted = new Map<string, Waste>();
  for (const token of tokens) {
    if (token.endsWith(" pass")) wasted.set(token, "declines");
    else if (idles(token)) wasted.set(token, "idles");
  }
  return wasted.size < tokens.length ? wasted : NO_WASTED_MOVES;
}

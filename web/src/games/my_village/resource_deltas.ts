import { definitionOf } from "./events";
import type { GameEvent } from "./types";

/** Add up the resources that one seat gains and loses. */
export function totalDeltas(events: GameEvent[], seat: number): Map<string, number> {
  const totals = new Map<string, number>();
  for (const event of events.filter((event) => event.seat === seat))
    for (const [thing, by] of definitionOf(event)?.deltas?.(event) ?? [])
      totals.set(thing, (totals.get(thing) ?? 0) + by);
  return totals;
}

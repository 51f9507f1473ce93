import { goodOf } from "./constants";
import type { Event } from "../../app/net/types";

/** The amount of a resource that a village gains, negative if it loses it. */
export type ResourceDelta = [thing: string, n: number];

const n = (event: Event) => Number(event.amount);
const PAID_FROM: Record<string, string> = { guild: "wild" };

/** The resource of a payment by its place: a building, a field or the guild. */
const paid = ({ place }: Event): ResourceDelta => {
  const from = String(place);
  return [from.startsWith("field") ? "plow" : (PAID_FROM[from] ?? goodOf(from)), -1];
};

const DELTAS: Record<string, (event: Event) => ResourceDelta[]> = {
  coins: (e) => [["coin", n(e)]],
  spend: (e) => [["coin", -n(e)]],
  value: (e) => [
    ["coin", -Number(e.coins ?? 0)],
    ["marker", -Number(e.markers ?? 0)],
  ],
  story: (e) => [["story", n(e)]],
  lost: (e) => [["story", -n(e)]],
  saved: (e) => [
    ["story", -n(e)],
    ["house", n(e)],
  ],
  good: (e) => [[String(e.good), 1]],
  wild: () => [["wild", 1]],
  marker: () => [["marker", 1]],
  pay: (e) => [paid(e)],
  wild_plow: () => [["wild", -1]],
};

export const deltasOf = (event: Event): ResourceDelta[] => DELTAS[String(event.kind)]?.(event) ?? [];

/** Add up all deltas of one seat. */
export function totalDeltas(events: Event[], seat: number): Map<string, number> {
  const totals = new Map<string, number>();
  for (const event of events.filter((event) => event.seat === seat))
    for (const [thing, by] of deltasOf(event)) totals.set(thing, (totals.get(thing) ?? 0) + by);
  return totals;
}

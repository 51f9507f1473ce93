import { goodOf } from "./looks";
import type { Event } from "../../shell/net/types";

/** Something a village has more or less of afterwards. */
export type Change = [thing: string, n: number];

const n = (event: Event) => Number(event.amount);
const PAID: Record<string, string> = { guild: "wild" };

/** Where a payment came from, as a store of the village: a building, a field, the guild. */
const paid = ({ place }: Event): Change => {
  const from = String(place);
  return [from.startsWith("field") ? "plow" : (PAID[from] ?? goodOf(from)), -1];
};

const CHANGES: Record<string, (event: Event) => Change[]> = {
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

export const changesOf = (event: Event): Change[] => CHANGES[String(event.kind)]?.(event) ?? [];

/** All changes for one seat, added up. */
export function sums(events: Event[], seat: number): Map<string, number> {
  const found = new Map<string, number>();
  for (const event of events.filter((one) => one.seat === seat))
    for (const [thing, by] of changesOf(event)) found.set(thing, (found.get(thing) ?? 0) + by);
  return found;
}

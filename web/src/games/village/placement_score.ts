// What places in council and church score at the end of the game.
import type { Event } from "../../app/net/types";
import type { Printed } from "./printed";

const PLACEMENT_EVENTS = ["walk", "promote", "promote_bread", "bought", "called"];

/** The points of a step of the council or a window of the church. */
function pointsAt(place: string, { stages, windows }: Printed): number {
  const [, kind, n] = /^(council|window)(\d)$/.exec(place) ?? [];
  return (kind === "council" ? stages : kind === "window" ? windows : [])[Number(n) - 1] ?? 0;
}

/** A member who moves up comes from the place below. */
const below = (place: string) => place.replace(/\d$/, (n) => String(Number(n) - 1));

/** Return how many more points the places of these events would score. */
export function placementScore(events: Event[], printed: Printed): number {
  const placements = events.filter(({ kind }) => PLACEMENT_EVENTS.includes(String(kind)));
  return placements.reduce((sum, { place = "window1", origin }) => {
    const [to, from] = [String(place), String(origin ?? below(String(place)))];
    return sum + pointsAt(to, printed) - pointsAt(from, printed);
  }, 0);
}

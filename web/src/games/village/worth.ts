// What a place will score at the end, for whoever stays there.
import type { Event } from "../../shell/net/types";
import type { Printed } from "./printed";

const ROSE = ["walk", "promote", "promote_bread", "bought", "called"];

/** The points of a step of the council or a window of the church. */
function pointsAt(place: string, { stages, windows }: Printed): number {
  const [, kind, n] = /^(council|window)(\d)$/.exec(place) ?? [];
  return (kind === "council" ? stages : kind === "window" ? windows : [])[Number(n) - 1] ?? 0;
}

/** Whoever moves up comes from the place below. */
const below = (place: string) => place.replace(/\d$/, (n) => String(Number(n) - 1));

/** How much more the places of these events would score. */
export function worthOf(events: Event[], printed: Printed): number {
  const rose = events.filter(({ kind }) => ROSE.includes(String(kind)));
  return rose.reduce((sum, { place = "window1", origin }) => {
    const [there, from] = [String(place), String(origin ?? below(String(place)))];
    return sum + pointsAt(there, printed) - pointsAt(from, printed);
  }, 0);
}

// What places in council and church score at the end of the game.
import type { Composition } from "../composition";
import type { VillageEvent } from "../types";

/** The points of a step of the council or a window of the church. */
function pointsAt(place: string, { stages, windows }: Composition["printed"]): number {
  const [, kind, n] = /^(council|window)(\d)$/.exec(place) ?? [];
  return (kind === "council" ? stages : kind === "window" ? windows : [])[Number(n) - 1] ?? 0;
}

/** Return how many more points the places of these events would score. */
export const placementScore = (events: VillageEvent[], game: Composition): number =>
  events.reduce((sum, event) => {
    const [to = "", from = ""] = game.definitionOf(event)?.placement?.(event) ?? [];
    return sum + pointsAt(to, game.printed) - pointsAt(from, game.printed);
  }, 0);

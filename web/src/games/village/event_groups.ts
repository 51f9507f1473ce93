// The events that are shown together in the log, and where turns and rounds begin.
import type { EventGroup, LogStructure } from "$app/game";
import type { Composition } from "./composition";
import { RIVAL } from "./constants";
import { loggedEvents, type VillageEvent } from "./types";

/** The icon of an event in the log. */
export const picture = (event: VillageEvent, game: Composition): string =>
  game.definitionOf(event)?.icon(event, game) ?? "person";

/** Split events where another actor begins: all players, or the rival. */
export function groupEvents(events: VillageEvent[], game: Composition): EventGroup[] {
  const groups: EventGroup[] = [];
  let last = "";
  for (const event of events) {
    const actor = game.definitionOf(event)?.actor ?? String(event.seat);
    if (actor === last) groups.at(-1)!.events.push(event);
    else groups.push({ events: [event], picture: picture(event, game), rivalSeat: actor === "rival" ? RIVAL : null });
    last = actor;
  }
  return groups;
}

/** A turn begins when a cube or the well is taken, or with the last turn. */
export function logStructure(game: Composition): LogStructure {
  return {
    startsTurn: ({ events, seat }) =>
      loggedEvents(events).some((event) => event.seat === seat && game.definitionOf(event)?.startsTurn),
    round: ({ events }) => loggedEvents(events).find((event) => event.kind === "round")?.round ?? 0,
  };
}

// The events that are shown together in the log, and where turns and rounds begin.
import type { EventGroup, LogStructure } from "$app/game";
import type { LogEntry } from "$app/store/log";
import { BASE_EVENTS } from "./base/events";
import type { Composition } from "./composition";
import { RIVAL } from "./constants";
import type { VillageEvent } from "./types";

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

const definitions = Object.entries(BASE_EVENTS);
const TURN_STARTS = definitions.filter(([, { startsTurn }]) => startsTurn).map(([kind]) => kind);
/** The events that say that a move has no effect. */
export const IDLE_EVENTS = definitions.filter(([, { isIdle }]) => isIdle).map(([kind]) => kind);

/** A turn begins when a cube or the well is taken, or with the last turn. */
const startsTurn = ({ events, seat }: LogEntry) =>
  events.some((event) => TURN_STARTS.includes(event.kind) && event.seat === seat);

const round = ({ events }: LogEntry) => Number(events.find((event) => event.kind === "round")?.round ?? 0);

export const logStructure: LogStructure = { startsTurn, round };

// The events that are shown together in the log, and where turns and rounds begin.
import type { EventGroup, LogStructure } from "$app/game";
import type { LogEntry } from "$app/store/log";
import { definitionOf } from "./events";
import { gameEvents, type GameEvent } from "./types";

/** The icon of an event in the log. */
export const picture = (event: GameEvent): string => definitionOf(event)?.icon(event) ?? "banner";

const ownerOf = (event: GameEvent) => (definitionOf(event)?.isForAll ? "all" : String(event.seat));

/** Split events where another actor begins: a seat, or all players. */
export function groupEvents(events: GameEvent[]): EventGroup[] {
  const groups: EventGroup[] = [];
  let last = "";
  for (const event of events) {
    const who = ownerOf(event);
    if (who === last) groups.at(-1)!.events.push(event);
    else groups.push({ events: [event], picture: picture(event), rivalSeat: null });
    last = who;
  }
  return groups;
}

/** A turn begins with two dice. */
const startsTurn = ({ events, seat }: LogEntry) =>
  gameEvents(events).some((event) => event.seat === seat && definitionOf(event)?.startsTurn);
const round = ({ events }: LogEntry) => gameEvents(events).find((event) => event.kind === "round")?.round ?? 0;

export const logStructure: LogStructure = { startsTurn, round };

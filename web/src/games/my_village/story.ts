// The log of a game as the story of one village, round by round.
import type { LogEntry } from "$app/store/log";
import { picture } from "./event_groups";
import { definitionOf } from "./events";
import type { GameEvent, View } from "./types";

export interface Deed {
  picture: string;
  event: GameEvent;
  times: number; // in this round
}
export interface Chapter {
  round: number;
  deeds: Deed[];
}

/** Count repeated events of a round once. */
function addDeed(deeds: Deed[], event: GameEvent) {
  const same = deeds.find((deed) => JSON.stringify(deed.event) === JSON.stringify(event));
  if (same) same.times += 1;
  else deeds.push({ picture: picture(event), event, times: 1 });
}

export function storyOf(entries: LogEntry[], seat: number): Chapter[] {
  const chapters: Chapter[] = [{ round: 1, deeds: [] }];
  for (const event of entries.flatMap((entry) => entry.events as GameEvent[])) {
    if (event.kind === "round" && event.round > 1) chapters.push({ round: event.round, deeds: [] });
    if (event.seat === seat && definitionOf(event)?.isDeed) addDeed(chapters.at(-1)!.deeds, event);
  }
  return chapters.filter(({ deeds }) => deeds.length);
}

/** Return what became of the village as [key, number] pairs. */
export function summaryOf(view: View, entries: LogEntry[], seat: number): [string, number][] {
  const { villagers, travel, served, monks, house } = view.villages[seat]!;
  const events = entries.flatMap((entry) => entry.events).filter((event) => event.seat === seat);
  const count = (kind: string) => events.filter((event) => event.kind === kind).length;
  return [
    ["villagers", villagers.length],
    ["chronicle", count("chronicle")],
    ["graves", count("grave")],
    ["monks", monks.length],
    ["travel", travel.length],
    ["customers", served.length],
    ["house", house],
  ];
}

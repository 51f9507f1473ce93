// The log of a game as the story of one family, round by round.
import type { LogEntry } from "$app/store/log";
import { expansionsOf, type Composition } from "./composition";
import { picture } from "./event_groups";
import { loggedEvents, type VillageEvent, type View } from "./types";

export interface Deed {
  deed: string; // the key of its sentence
  picture: string;
  event: VillageEvent;
  times: number; // in this round
  isDeath: boolean;
}
export interface Chapter {
  round: number;
  deeds: Deed[];
}

/** Count repeated events of a round once. */
function addDeed(deeds: Deed[], deed: Deed) {
  const same = deeds.find(({ event }) => JSON.stringify(event) === JSON.stringify(deed.event));
  if (same) same.times += 1;
  else deeds.push(deed);
}

/** The event as a deed; null if the story leaves it out. */
function deedOf(event: VillageEvent, game: Composition): Deed | null {
  const definition = game.definitionOf(event);
  const deed = definition?.deed?.(event, game);
  return deed ? { deed, picture: picture(event, game), event, times: 1, isDeath: definition?.isDeath ?? false } : null;
}

export function storyOf(entries: LogEntry[], seat: number, game: Composition): Chapter[] {
  const chapters: Chapter[] = [{ round: 1, deeds: [] }];
  for (const event of entries.flatMap((entry) => loggedEvents(entry.events))) {
    if (event.kind === "round" && event.round > 1) chapters.push({ round: event.round, deeds: [] });
    const deed = event.seat === seat ? deedOf(event, game) : null;
    if (deed) addDeed(chapters.at(-1)!.deeds, deed);
  }
  return chapters.filter(({ deeds }) => deeds.length);
}

/** Return what became of the family as [key, number] pairs. */
export function summaryOf(view: View, seat: number): [string, number][] {
  const { members, markers, served } = view.families[seat]!;
  const count = (fits: (place: string) => boolean) =>
    Object.entries(members)
      .filter(([place]) => fits(place))
      .reduce((sum, [, crowd]) => sum + crowd.reduce((a, b) => a + b, 0), 0);
  const expansions = expansionsOf(view);
  const burialPlaces = expansions.flatMap((expansion) => expansion.burialPlaces ?? []);
  const buried = (place: string) => place.startsWith("grave") || burialPlaces.includes(place);
  const gone = (place: string) =>
    place.startsWith("chronicle") || buried(place) || place === "reserve" || place === "gone";
  const cities: [string, number][] = [["cities", markers.length]];
  return [
    ["living", count((place) => !gone(place))],
    ["chronicle", count((place) => place.startsWith("chronicle"))],
    ["graves", count(buried)],
    ...(expansions.some(({ closes }) => closes && "travel" in closes) ? [] : cities),
    ["customers", served.length],
  ];
}

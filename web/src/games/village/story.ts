// The log of a game as the story of one family, round by round.
import { expansionsOf } from "./expansions";
import { picture } from "./event_groups";
import type { Event } from "../../app/net/types";
import type { View } from "./types";
import type { LogEntry } from "../../app/store/log";

export interface Deed {
  deed: string; // the key of its sentence
  picture: string;
  event: Event;
  times: number; // in this round
}
export interface Chapter {
  round: number;
  deeds: Deed[];
}

const STORY_EVENTS = [
  "birth",
  "called",
  "bought",
  "promote",
  "death",
  "bard",
  "ring",
  "ring_coin",
  "majority",
  "married",
  "mission",
  "villager",
  "goal",
  "scrap",
  "serve",
  "trigger",
];
const WALK_DEEDS: [RegExp, string][] = [
  [/^council1$/, "council"],
  [/^council/, "rise"],
  [/^bag/, "bag"],
  [/^(north|south)/, "city"],
  [/^inn/, "inn"],
  [/^ship/, "aboard"],
  [/^ceremony/, "betrothed"],
  [/^(farm|reserve)/, ""],
];

function deedOf(event: Event): string {
  const kind = String(event.kind).replace(/^promote_bread$/, "promote");
  if (kind !== "walk") return STORY_EVENTS.includes(kind) ? kind : "";
  const match = WALK_DEEDS.find(([place]) => place.test(String(event.place)));
  return match ? match[1] : "craft";
}

/** Count repeated events of a round once. */
function addDeed(deeds: Deed[], deed: Deed) {
  const same = deeds.find(({ event }) => JSON.stringify(event) === JSON.stringify(deed.event));
  if (same) same.times += 1;
  else deeds.push(deed);
}

export function storyOf(entries: LogEntry[], seat: number): Chapter[] {
  const chapters: Chapter[] = [{ round: 1, deeds: [] }];
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.kind === "round" && Number(event.round) > 1) chapters.push({ round: Number(event.round), deeds: [] });
    const deed = event.seat === seat ? deedOf(event) : "";
    if (deed) addDeed(chapters[chapters.length - 1]!.deeds, { deed, picture: picture(event), event, times: 1 });
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
  const buried = (place: string) => place.startsWith("grave") || place === "sea_burial";
  const gone = (place: string) =>
    place.startsWith("chronicle") || buried(place) || place === "reserve" || place === "gone";
  const cities: [string, number][] = [["cities", markers.length]];
  return [
    ["living", count((place) => !gone(place))],
    ["chronicle", count((place) => place.startsWith("chronicle"))],
    ["graves", count(buried)],
    ...(expansionsOf(view).some(({ closes }) => closes?.includes("travel")) ? [] : cities),
    ["customers", served.length],
  ];
}

// What an event looks like as a small picture, and which events are told together.
import type { Course, Scene } from "../../shell/game";
import type { Event } from "../../shell/net/types";
import type { Entry } from "../../shell/store/entries";
import { goodOf } from "./looks";

const KINDS: Record<string, string> = {
  avoid: "norat",
  board: "house",
  chronicle: "book",
  coins: "coin",
  customer: "customer",
  dice: "dice",
  fare: "travel",
  grave: "grave",
  hand: "hand",
  headman: "headman",
  headman_stay: "headman",
  invasion: "rat",
  journey: "travel",
  kept: "travel",
  laborer: "laborer",
  lost: "rat",
  mark: "mark",
  marker: "marker",
  market: "customer",
  monk: "monk",
  over: "book",
  plow: "plow",
  put_back: "travel",
  rat: "rat",
  roll: "dice",
  round: "hand",
  saved: "house",
  school_new: "pupil",
  school_none: "pupil",
  school_shift: "pupil",
  serve: "customer",
  spend: "coin",
  story: "story",
  tile: "tile",
  tile_stays: "tile",
  time: "time",
  value: "banner",
  villager: "villager",
  wild: "wild",
  wild_plow: "plow",
  window: "window",
};
const AREAS: [RegExp, string][] = [
  [/^church/, "church"],
  [/^monk/, "monk"],
  [/^council/, "council"],
  [/^meeting/, "meeting"],
  [/^field/, "field"],
  [/^(travel|[a-e]\d)/, "travel"],
  [/^hand/, "hand"],
  [/^(steward|cu\d)/, "customer"],
  [/^headman/, "headman"],
  [/^school/, "pupil"],
  [/^play/, "play"],
];

/** The small picture of a banner, by its name in tokens. */
export function areaOf(banner: string): string {
  const name = banner.replace(/^(white|craft)\./, "");
  return AREAS.find(([like]) => like.test(name))?.[1] ?? goodOf(name);
}

export function picture(event: Event): string {
  if (event.kind === "good") return String(event.good);
  if (event.kind === "pay") return event.unit === "any" ? "wild" : String(event.unit);
  if (event.kind === "banner") return areaOf(String(event.banner));
  if (event.kind === "white") return areaOf(String(event.white));
  return KINDS[String(event.kind)] ?? "banner";
}

const FOR_ALL = /^(roll|round|customer|monk|rat|invasion|lost|over)$/;
const whose = (event: Event) => (FOR_ALL.test(String(event.kind)) ? "all" : String(event.seat ?? "all"));

/** What happened, parted where something comes that concerns all. */
export function scenesOf(events: Event[]): Scene[] {
  const scenes: Scene[] = [];
  let last = "";
  for (const event of events) {
    const who = whose(event);
    if (who === last) scenes.at(-1)!.events.push(event);
    else scenes.push({ events: [event], picture: picture(event), beside: null });
    last = who;
  }
  return scenes;
}

/** A turn begins with two dice. */
const begins = ({ events, seat }: Entry) => events.some((event) => event.kind === "dice" && event.seat === seat);
const round = ({ events }: Entry) => Number(events.find((event) => event.kind === "round")?.round ?? 0);

export const course: Course = { begins, round };

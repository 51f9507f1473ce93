// Icons for events, and the events that are shown together.
import type { LogStructure, EventGroup } from "../../app/game";
import type { Event } from "../../app/net/types";
import type { LogEntry } from "../../app/store/log";
import { goodOf } from "./constants";

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

/** The icon of a banner by its name in tokens. */
export function areaOf(banner: string): string {
  const name = banner.replace(/^(white|craft)\./, "");
  return AREAS.find(([like]) => like.test(name))?.[1] ?? goodOf(name);
}

export function picture(event: Event): string {
  if (event.kind === "good") return String(event.good);
  if (event.kind === "pay") return String(event.unit);
  if (event.kind === "banner") return areaOf(String(event.banner));
  if (event.kind === "white") return areaOf(String(event.white));
  return KINDS[String(event.kind)] ?? "banner";
}

const GLOBAL_EVENTS = /^(roll|round|customer|monk|rat|invasion|lost|over)$/;
const ownerOf = (event: Event) => (GLOBAL_EVENTS.test(String(event.kind)) ? "all" : String(event.seat ?? "all"));

/** Split events where another actor begins: a seat, or all players. */
export function groupEvents(events: Event[]): EventGroup[] {
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
const startsTurn = ({ events, seat }: LogEntry) => events.some((event) => event.kind === "dice" && event.seat === seat);
const round = ({ events }: LogEntry) => Number(events.find((event) => event.kind === "round")?.round ?? 0);

export const logStructure: LogStructure = { startsTurn, round };

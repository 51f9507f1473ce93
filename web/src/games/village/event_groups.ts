// Icons for events, and the events that are shown together.
import type { Event } from "../../app/net/types";
import type { LogStructure, EventGroup } from "../../app/game";
import type { LogEntry } from "../../app/store/log";
import { RIVAL } from "./constants";

const KINDS: Record<string, string> = {
  birth: "person",
  home: "person",
  bought: "window",
  called: "window",
  harvest: "grain",
  pay_grain: "grain",
  gift_grain: "grain",
  coins: "coin",
  pay_coins: "coin",
  mill: "coin",
  draw: "greenbag",
  cube: "greenbag",
  pay: "greenbag",
  customer: "customer",
  move_up: "customer",
  serve: "customer",
  scrap: "customer",
  market_day: "customer",
  market_end: "customer",
  market_pass: "customer",
  market: "customer",
  marker: "wagon",
  pay_wagon: "wagon",
  pay_scroll: "scroll",
  pay_beer: "beer",
  mass: "monk",
  majority: "monk",
  monk: "monk",
  prestige: "prestige",
  endow: "prestige",
  goal: "prestige",
  ring: "ring",
  ring_coin: "ring",
  ring_spent: "ring",
  time: "time",
  younger: "time",
  round: "first",
  start: "first",
  last_turn: "first",
  trigger: "book",
  over: "book",
  bard: "book",
  villager: "beer",
  reveal: "beer",
  push: "beer",
  play: "beer",
  well: "well",
  bag: "window",
  die: "supply",
  fate: "supply",
  rest: "steps",
  bread: "bread",
  bribe: "smuggler",
  give: "smuggler",
  chest: "chest",
  crew: "helm",
  hire: "helm",
  load: "ship",
  sail: "ship",
  return: "anchor",
  unload: "ship",
  sell: "prestige",
  ware: "prestige",
  mission: "island",
  sea_burial: "anchor",
  spend: "greenbag",
  spend_coin: "coin",
  married: "rings",
  wedding: "rings",
  roll: "rolled",
  pink: "bride",
  pink_again: "bride",
  pink_married: "bride",
  pinks_wed: "bride",
  rank_taken: "rolled",
  promote_bread: "bread",
};
const SPACES: Record<string, string> = {
  grain: "grain",
  family: "person",
  crafts: "hammer",
  market: "customer",
  travel: "wagon",
  council: "steps",
  church: "window",
  inn: "beer",
  marriage: "rings",
  smuggler: "smuggler",
  well: "well",
};
const PLACES: [RegExp, string][] = [
  [/^council/, "steps"],
  [/^window|^bag/, "window"],
  [/^(north|south)/, "wagon"],
  [/^inn/, "beer"],
  [/^(ship|i\d)/, "ship"],
  [/^(ceremony|bliss)/, "rings"],
  [/^(farm|reserve)/, "person"],
];

/** The icon of a place where members stand; every place that is not listed is a craft building. */
const placePicture = (place: string) => PLACES.find(([name]) => name.test(place))?.[1] ?? "hammer";

export function picture(event: Event): string {
  const kind = String(event.kind).replace(/^rival_/, "");
  if (kind === "death") return String(event.rest).startsWith("chronicle") ? "book" : "grave";
  if (kind === "good") return String(event.good);
  if (kind === "take" || kind === "action") return SPACES[String(event.space)] ?? "person";
  if (kind === "walk" || kind === "promote") return placePicture(String(event.place));
  return KINDS[kind] ?? "person";
}

/** Events of the solo rival, who acts during the player's turn. */
const isRivalEvent = (event: Event) => /^(rival_|fate|die)/.test(String(event.kind));

const GLOBAL_EVENTS = /^(market_|move_up|customer|mass|round|wedding|roll|pink|rank_taken)/;

function ownerOf(event: Event): string {
  if (isRivalEvent(event)) return "rival";
  return GLOBAL_EVENTS.test(String(event.kind)) ? "all" : String(event.seat ?? "all");
}

/** Split events where another actor begins: all players, or the rival. */
export function groupEvents(events: Event[]): EventGroup[] {
  const groups: EventGroup[] = [];
  let last = "";
  for (const event of events) {
    const who = ownerOf(event);
    if (who === last) groups.at(-1)!.events.push(event);
    else groups.push({ events: [event], picture: picture(event), rivalSeat: isRivalEvent(event) ? RIVAL : null });
    last = who;
  }
  return groups;
}

const TURN_STARTS = ["take", "well", "last_turn"];

/** A turn begins when a cube or the well is taken, or with the last turn. */
const startsTurn = ({ events, seat }: LogEntry) =>
  events.some((event) => TURN_STARTS.includes(String(event.kind)) && event.seat === seat);

const round = ({ events }: LogEntry) => Number(events.find((event) => event.kind === "round")?.round ?? 0);

export const logStructure: LogStructure = { startsTurn, round };

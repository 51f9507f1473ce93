// What an event looks like as a small picture, and which events are told together.
import type { Event } from "../../shell/net/types";
import type { Course, Scene } from "../../shell/game";
import type { Entry } from "../../shell/store/entries";
import { RIVAL } from "./looks";

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

/** The picture of a place where members stand; what is no other place is a craft building. */
const placePicture = (place: string) => PLACES.find(([name]) => name.test(place))?.[1] ?? "hammer";

export function picture(event: Event): string {
  const kind = String(event.kind).replace(/^rival_/, "");
  if (kind === "death") return String(event.rest).startsWith("chronicle") ? "book" : "grave";
  if (kind === "good") return String(event.good);
  if (kind === "take" || kind === "action") return SPACES[String(event.space)] ?? "person";
  if (kind === "walk" || kind === "promote") return placePicture(String(event.place));
  return KINDS[kind] ?? "person";
}

/** Deeds of the rival, who answers in one's own turn. */
const hers = (event: Event) => /^(rival_|fate|die)/.test(String(event.kind));

const FOR_ALL = /^(market_|move_up|customer|mass|round|wedding|roll|pink|rank_taken)/;

function whose(event: Event): string {
  if (hers(event)) return "rival";
  return FOR_ALL.test(String(event.kind)) ? "all" : String(event.seat ?? "all");
}

/** What happened, parted where somebody else comes in: a bell for all, or the rival. */
export function scenesOf(events: Event[]): Scene[] {
  const scenes: Scene[] = [];
  let last = "";
  for (const event of events) {
    const who = whose(event);
    if (who === last) scenes.at(-1)!.events.push(event);
    else scenes.push({ events: [event], picture: picture(event), beside: hers(event) ? RIVAL : null });
    last = who;
  }
  return scenes;
}

const BEGINS = ["take", "well", "last_turn"];

/** A turn begins with taking something, or with the right to. */
const begins = ({ events, seat }: Entry) =>
  events.some((event) => BEGINS.includes(String(event.kind)) && event.seat === seat);

const round = ({ events }: Entry) => Number(events.find((event) => event.kind === "round")?.round ?? 0);

export const course: Course = { begins, round };

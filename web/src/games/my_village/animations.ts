import type { Event } from "../../app/net/types";
import { CRAFTS, goodOf, GOODS, kindOf } from "./constants";

export type Piece = { icon: string } | { die: string } | { pawn: number } | { card: string };

/** How a piece moves: through the air, on foot, or thrown. */
export type Motion = "fly" | "walk" | "thrown";

export interface PieceAnimation {
  piece: Piece;
  from: string;
  to: string;
  motion?: Motion;
  slot?: { n: number; of: number }; // its position if several pieces land side by side
}

type Animate = (event: Event) => PieceAnimation[];

const MAX_PIECES = 5; // at most this many pieces of a kind are shown
const seatId = (event: Event) => `seat.${event.seat}`;
const storeId = (event: Event, name: string) => `store.${event.seat}.${name}`;
const repeat = (count: number, animation: PieceAnimation): PieceAnimation[] =>
  Array.from({ length: Math.min(count, MAX_PIECES) }, () => animation);
const several = (event: Event, icon: string, from: string, to: string, field = "amount") =>
  repeat(Number(event[field] ?? 0), { piece: { icon }, from, to });
const single = (piece: Piece, from: string, to: string, motion: Motion = "fly"): PieceAnimation[] => [
  { piece, from, to, motion },
];
const payingCard = (event: Event) => `white.${event.seat}.${event.place === "guild" ? "council" : event.place}`;
const fieldId = (event: Event) => `white.${event.seat}.field${event.field}`;
const villager = (event: Event) => `villager.${event.seat}.${event.profession}`;
const pawn = (event: Event): Piece => ({ pawn: Number(event.seat) });
const paidWith = (event: Event) =>
  String(event.place).startsWith("field") ? "plow" : event.place === "guild" ? "wild" : goodOf(String(event.place));

/** No piece moves: the log reports the event, or another event shows it. */
const NO_ANIMATION: Animate = () => [];
const CARDS = /^(church|council|craft|meeting|field|monk)/; // journeys move when they are kept

const ANIMATIONS: Record<string, Animate> = {
  avoid: (e) => single({ icon: "norat" }, "rat", seatId(e)),
  banner: (e) =>
    CARDS.test(String(e.banner)) ? single({ card: String(e.banner) }, `black.${e.banner}`, seatId(e)) : [],
  board: NO_ANIMATION,
  chronicle: (e) => single(pawn(e), villager(e), `chronicle.${e.profession}`, "walk"),
  coins: (e) => several(e, "coin", "supply", storeId(e, "coin")),
  customer: (e) => single({ card: String(e.customer) }, "customers", "display"),
  dice: (e) =>
    [e.die, e.other].map((die, n) => ({
      piece: { die: String(die) },
      from: `die.${die}.${n && Number(die === e.die)}`,
      to: "tray",
      slot: { n, of: 2 },
    })),
  fare: NO_ANIMATION,
  good: (e) => single({ icon: String(e.good) }, "supply", `white.${e.seat}.${CRAFTS[GOODS.indexOf(String(e.good))]}`),
  grave: (e) => single(pawn(e), villager(e), "graves", "walk"),
  hand: (e) => single({ icon: "hand" }, "black.hand", seatId(e)),
  headman: (e) => single({ icon: "headman" }, `headman.${e.seat}`, `path.${e.seat}.${e.step}`, "walk"),
  headman_stay: NO_ANIMATION,
  invasion: () => single({ icon: "rat" }, "rat", "invasion", "walk"),
  journey: (e) => single({ card: String(e.journey) }, `black.travel.${String(e.journey)[0]}`, seatId(e)),
  kept: NO_ANIMATION,
  laborer: (e) => single({ icon: "laborer" }, "supply", villager(e), "walk"),
  lost: (e) => several(e, "story", storeId(e, "story"), "rat"),
  mark: (e) => single({ icon: "marker" }, "supply", `white.${e.seat}.council`),
  marker: (e) => single({ icon: "marker" }, "supply", `white.${e.seat}.meeting`),
  market: (e) => single({ card: String(e.customer) }, `display.${e.customer}`, seatId(e), "walk"),
  monk: (e) =>
    single({ card: String(e.monk) }, `black.monk.${kindOf(String(e.monk))}`, `black.monk.${kindOf(String(e.monk))}`),
  over: NO_ANIMATION,
  pay: (e) => single({ icon: paidWith(e) }, payingCard(e), "supply"),
  plow: (e) => single({ icon: "plow" }, `white.${e.seat}.smithy`, fieldId(e)),
  put_back: (e) => single({ card: String(e.journey) }, `seen.${e.seat}`, `black.travel.${String(e.journey)[0]}`),
  rat: () => [], // animated by moveRat
  roll: (e) => single({ die: String(e.die) }, "tray", "pool", "thrown"),
  round: NO_ANIMATION,
  saved: (e) => several(e, "story", storeId(e, "story"), storeId(e, "house")),
  school_new: (e) => single(pawn(e), "supply", `pupil.${e.seat}.new`, "walk"),
  school_none: NO_ANIMATION,
  school_shift: (e) => single(pawn(e), `pupil.${e.seat}.new`, `pupil.${e.seat}.shift`, "walk"),
  serve: (e) => single({ card: String(e.customer) }, `white.${e.seat}.${e.customer}`, storeId(e, "served"), "walk"),
  spend: (e) => several(e, "coin", storeId(e, "coin"), "supply"),
  story: (e) => several(e, "story", "supply", storeId(e, "story")),
  tile: (e) => single({ icon: "tile" }, `white.${e.seat}.meeting`, `white.${e.seat}.${e.white}`),
  tile_stays: NO_ANIMATION,
  time: NO_ANIMATION, // animated by moveLifeMarker
  value: (e) => [
    ...several(e, "coin", storeId(e, "coin"), `value.${e.value}`, "coins"),
    ...several(e, "marker", `white.${e.seat}.meeting`, `value.${e.value}`, "markers"),
  ],
  villager: (e) => single(pawn(e), `pupil.${e.seat}`, villager(e), "walk"),
  white: NO_ANIMATION, // the banner glows
  wild: (e) => single({ icon: "wild" }, "supply", `white.${e.seat}.council`),
  wild_plow: (e) => single({ icon: "plow" }, `white.${e.seat}.council`, fieldId(e)),
  window: NO_ANIMATION,
};

export const animationsOf = (event: Event): PieceAnimation[] => ANIMATIONS[event.kind!]?.(event) ?? [];

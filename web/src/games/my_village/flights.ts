import type { Event } from "../../shell/net/types";
import { CRAFTS, goodOf, GOODS, kindOf } from "./looks";

export type Piece = { sign: string } | { die: string } | { pawn: number } | { card: string };

/** How a piece gets there: through the air, on foot, or thrown. */
export type Way = "fly" | "walk" | "thrown";

export interface Flight {
  piece: Piece;
  from: string;
  to: string;
  way?: Way;
  slot?: { n: number; of: number }; // where several land beside each other
}

type Read = (event: Event) => Flight[];

const MANY = 5; // more of a kind fly as these
const seat = (event: Event) => `seat.${event.seat}`;
const store = (event: Event, name: string) => `store.${event.seat}.${name}`;
const times = (count: number, flight: Flight): Flight[] => Array.from({ length: Math.min(count, MANY) }, () => flight);
const some = (event: Event, sign: string, from: string, to: string, field = "amount") =>
  times(Number(event[field] ?? 0), { piece: { sign }, from, to });
const one = (piece: Piece, from: string, to: string, way: Way = "fly"): Flight[] => [{ piece, from, to, way }];
const place = (event: Event) => `white.${event.seat}.${event.place === "guild" ? "council" : event.place}`;
const field = (event: Event) => `white.${event.seat}.field${event.field}`;
const villager = (event: Event) => `villager.${event.seat}.${event.profession}`;
const pawn = (event: Event): Piece => ({ pawn: Number(event.seat) });
const paidWith = (event: Event) =>
  String(event.place).startsWith("field") ? "plow" : event.place === "guild" ? "wild" : goodOf(String(event.place));

/** Nothing that moves: told in words, or seen in what comes with it. */
const NOTHING: Read = () => [];
const CARDS = /^(church|council|craft|meeting|field|monk)/; // journeys move when they are kept

const FLIGHTS: Record<string, Read> = {
  avoid: (e) => one({ sign: "norat" }, "rat", seat(e)),
  banner: (e) => (CARDS.test(String(e.banner)) ? one({ card: String(e.banner) }, `black.${e.banner}`, seat(e)) : []),
  board: NOTHING,
  chronicle: (e) => one(pawn(e), villager(e), `chronicle.${e.profession}`, "walk"),
  coins: (e) => some(e, "coin", "supply", store(e, "coin")),
  customer: (e) => one({ card: String(e.customer) }, "customers", "display"),
  dice: (e) =>
    [e.die, e.other].map((die, n) => ({
      piece: { die: String(die) },
      from: `die.${die}.${n && Number(die === e.die)}`,
      to: "tray",
      slot: { n, of: 2 },
    })),
  fare: NOTHING,
  good: (e) => one({ sign: String(e.good) }, "supply", `white.${e.seat}.${CRAFTS[GOODS.indexOf(String(e.good))]}`),
  grave: (e) => one(pawn(e), villager(e), "graves", "walk"),
  hand: (e) => one({ sign: "hand" }, "black.hand", seat(e)),
  headman: (e) => one({ sign: "headman" }, `headman.${e.seat}`, `path.${e.seat}.${e.step}`, "walk"),
  headman_stay: NOTHING,
  invasion: () => one({ sign: "rat" }, "rat", "invasion", "walk"),
  journey: (e) => one({ card: String(e.journey) }, `black.travel.${String(e.journey)[0]}`, seat(e)),
  kept: NOTHING,
  laborer: (e) => one({ sign: "laborer" }, "supply", villager(e), "walk"),
  lost: (e) => some(e, "story", store(e, "story"), "rat"),
  mark: (e) => one({ sign: "marker" }, "supply", `white.${e.seat}.council`),
  marker: (e) => one({ sign: "marker" }, "supply", `white.${e.seat}.meeting`),
  market: (e) => one({ card: String(e.customer) }, `display.${e.customer}`, seat(e), "walk"),
  monk: (e) =>
    one({ card: String(e.monk) }, `black.monk.${kindOf(String(e.monk))}`, `black.monk.${kindOf(String(e.monk))}`),
  over: NOTHING,
  pay: (e) => one({ sign: paidWith(e) }, place(e), "supply"),
  plow: (e) => one({ sign: "plow" }, `white.${e.seat}.smithy`, field(e)),
  put_back: (e) => one({ card: String(e.journey) }, `seen.${e.seat}`, `black.travel.${String(e.journey)[0]}`),
  rat: () => [], // it runs by itself
  roll: (e) => one({ die: String(e.die) }, "tray", "pool", "thrown"),
  round: NOTHING,
  saved: (e) => some(e, "story", store(e, "story"), store(e, "house")),
  school_new: (e) => one(pawn(e), "supply", `pupil.${e.seat}.new`, "walk"),
  school_none: NOTHING,
  school_shift: (e) => one(pawn(e), `pupil.${e.seat}.new`, `pupil.${e.seat}.shift`, "walk"),
  serve: (e) => one({ card: String(e.customer) }, `white.${e.seat}.${e.customer}`, store(e, "served"), "walk"),
  spend: (e) => some(e, "coin", store(e, "coin"), "supply"),
  story: (e) => some(e, "story", "supply", store(e, "story")),
  tile: (e) => one({ sign: "tile" }, `white.${e.seat}.meeting`, `white.${e.seat}.${e.white}`),
  tile_stays: NOTHING,
  time: NOTHING, // the marker runs by itself
  value: (e) => [
    ...some(e, "coin", store(e, "coin"), `value.${e.value}`, "coins"),
    ...some(e, "marker", `white.${e.seat}.meeting`, `value.${e.value}`, "markers"),
  ],
  villager: (e) => one(pawn(e), `pupil.${e.seat}`, villager(e), "walk"),
  white: NOTHING, // the banner itself shines
  wild: (e) => one({ sign: "wild" }, "supply", `white.${e.seat}.council`),
  wild_plow: (e) => one({ sign: "plow" }, `white.${e.seat}.council`, field(e)),
  window: NOTHING,
};

export const flightsOf = (event: Event): Flight[] => FLIGHTS[event.kind!]?.(event) ?? [];

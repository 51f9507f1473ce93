// Cards and tiles.
import { shine } from "../board/motion/own_motions";
import { kindOf } from "../constants";
import { areaOf } from "./areas";
import { chip } from "./chip";
import type { Events } from "./definition";
import { NO_PIECES, seatId, single, store, white } from "./pieces";

const CARDS = /^(church|council|craft|meeting|field|monk)/; // journeys move when they are kept
const monkBanner = (card: string) => `black.monk.${kindOf(card)}`;
const stackOf = (journey: string) => `black.travel.${journey[0]}`;

export const CARD_EVENTS: Events<
  | "banner"
  | "board"
  | "customer"
  | "hand"
  | "journey"
  | "kept"
  | "market"
  | "monk"
  | "put_back"
  | "serve"
  | "tile"
  | "tile_stays"
  | "white"
  | "window"
> = {
  banner: {
    icon: ({ banner }) => areaOf(banner),
    pieces: (e) => (CARDS.test(e.banner) ? single({ card: e.banner }, `black.${e.banner}`, seatId(e)) : []),
    motion: shine(({ banner }) => `black.${banner}`),
    motionPlace: ({ banner }) => `black.${banner}`,
    separate: true,
    card: ({ banner }) => banner,
    isDeed: true,
  },
  board: { icon: () => "house", pieces: NO_PIECES },
  customer: {
    icon: () => "customer",
    pieces: (e) => single({ card: e.customer }, "customers", "display"),
    isForAll: true,
  },
  hand: {
    icon: () => "hand",
    pieces: (e) => single({ icon: "hand" }, "black.hand", seatId(e)),
    isDeed: true,
  },
  journey: {
    icon: () => "travel",
    pieces: (e) => single({ card: e.journey }, stackOf(e.journey), seatId(e)),
    separate: true,
    chips: chip("travel", "plain"),
  },
  kept: { icon: () => "travel", pieces: NO_PIECES, isDeed: true },
  market: {
    icon: () => "customer",
    pieces: (e) => single({ card: e.customer }, `display.${e.customer}`, seatId(e), "walk"),
    chips: chip("customer", "plain"),
  },
  monk: {
    icon: () => "monk",
    pieces: (e) => single({ card: e.monk }, monkBanner(e.monk), monkBanner(e.monk)),
    isForAll: true,
  },
  put_back: {
    icon: () => "travel",
    pieces: (e) => single({ card: e.journey }, `seen.${e.seat}`, stackOf(e.journey)),
    separate: true,
  },
  serve: {
    icon: () => "customer",
    pieces: (e) => single({ card: e.customer }, white(e, e.customer), store(e, "served"), "walk"),
    separate: true,
    chips: chip("customer", "more"),
    card: ({ customer }) => customer,
    isDeed: true,
  },
  tile: {
    icon: () => "tile",
    pieces: (e) => single({ icon: "tile" }, white(e, "meeting"), white(e, e.white)),
    chips: chip("tile", "plain"),
  },
  tile_stays: { icon: () => "tile", pieces: NO_PIECES },
  white: {
    icon: ({ white: name }) => areaOf(name),
    pieces: NO_PIECES,
    motion: shine((e) => white(e, e.white)),
    motionPlace: (e) => white(e, e.white),
    separate: true,
  },
  window: { icon: () => "window", pieces: NO_PIECES, sound: "mass", chips: chip("window", "more"), isDeed: true },
};

// The course of the game: rounds, time, actions, market days and masses.
import { chip } from "../../events/chip";
import { moveLifeMarker } from "../../board/motion/ring";
import * as pieces from "../../events/pieces";
import { NO_PIECES } from "../../events/pieces";
import { wants } from "../../constants";
import type { BaseEvents } from "./types";

export const COURSE_EVENTS: BaseEvents<
  | "action"
  | "customer"
  | "decline"
  | "idle"
  | "last_turn"
  | "market_day"
  | "market_end"
  | "market_pass"
  | "mass"
  | "move_up"
  | "over"
  | "rest"
  | "round"
  | "serve"
  | "start"
  | "time"
  | "trigger"
  | "well"
> = {
  action: {
    icon: (e, { spaceIcons }) => spaceIcons[e.space] ?? "person",
    pieces: NO_PIECES,
    places: ({ space }) => [`area.${space}`],
  },
  customer: {
    icon: () => "customer",
    pieces: () => [{ piece: { icon: "customer" }, from: "pile", to: "line", motion: "walk" }],
    actor: "all",
  },
  decline: { icon: () => "person", pieces: NO_PIECES, places: (e) => [pieces.farm(e)] },
  idle: {
    icon: () => "person",
    pieces: NO_PIECES,
    chips: chip("time", "death"),
    places: (e) => [pieces.farm(e)],
    isIdle: true,
  },
  last_turn: { icon: () => "first", pieces: NO_PIECES, places: (e) => [pieces.farm(e)], startsTurn: true },
  market_day: {
    icon: () => "customer",
    pieces: NO_PIECES,
    glow: "area.market",
    chips: chip("customer", "plain"),
    places: () => ["area.market"],
    actor: "all",
  },
  market_end: { icon: () => "customer", pieces: NO_PIECES, places: () => ["area.market"], actor: "all" },
  market_pass: {
    icon: () => "customer",
    pieces: NO_PIECES,
    places: (e) => [pieces.farm(e)],
    actor: "all",
    isIdle: true,
  },
  mass: {
    icon: () => "monk",
    pieces: NO_PIECES,
    glow: "area.church",
    sound: "mass",
    chips: chip("monk", "plain"),
    isGlobal: true,
    places: () => ["area.church"],
    actor: "all",
  },
  move_up: {
    icon: () => "customer",
    pieces: (e) => [
      { piece: { icon: "customer" }, from: `line.${e.customer}`, to: `stall.${e.stall}`, motion: "walk" },
    ],
    actor: "all",
  },
  over: { icon: () => "book", pieces: NO_PIECES, chips: chip("book", "plain"), isGlobal: true },
  rest: { icon: () => "steps", pieces: NO_PIECES, places: () => ["area.council"] },
  round: { icon: () => "first", pieces: NO_PIECES, actor: "all" },
  serve: {
    icon: () => "customer",
    pieces: pieces.serveCustomer,
    separate: "always",
    deltas: (e) => wants(e.customer).map(([thing, n]) => [thing, -n]),
    farmDeltas: () => [["customer", 1]],
    chips: chip("customer", "more"),
    deed: () => "serve",
  },
  start: { icon: () => "first", pieces: (e) => [{ piece: { icon: "first" }, from: "stock", to: pieces.farm(e) }] },
  time: {
    icon: () => "time",
    pieces: NO_PIECES,
    motion: (stage, e) => moveLifeMarker(stage, e.seat, e.amount),
    years: (e) => e.amount,
    crossings: (e) => e.crossings,
    places: (e) => [pieces.farm(e)],
  },
  trigger: {
    icon: () => "book",
    pieces: NO_PIECES,
    chips: chip("book", "plain"),
    isGlobal: true,
    places: (e) => [pieces.farm(e)],
    deed: () => "trigger",
  },
  well: { icon: () => "well", pieces: NO_PIECES, glow: "area.well", places: () => ["area.well"], startsTurn: true },
};

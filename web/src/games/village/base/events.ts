// The events of the base game.
import type { EventDefinition, EventDefinitions } from "../events/definition";
import { chip } from "../events/chip";
import { bury } from "../board/motion/bury";
import { moveLifeMarker } from "../board/motion/ring";
import * as pieces from "../events/pieces";
import { NO_PIECES } from "../events/pieces";
import { wants } from "../constants";
import type { EventsOf } from "../types";

type Base = EventsOf["base"];
type Definition<Kind extends Base["kind"]> = EventDefinition<Extract<Base, { kind: Kind }>>;

const CHURCH = "place.window1";

const called: Definition<"called"> = {
  icon: () => "window",
  pieces: (e) => [{ piece: pieces.member(e), from: "place.bag", to: CHURCH, motion: "drawn" }],
  separate: "from other kinds",
  destination: () => CHURCH,
  placement: () => ["window1", "window0"],
  deed: () => "called",
};

const death: Definition<"death"> = {
  icon: ({ rest }) => (rest.startsWith("chronicle") ? "book" : "grave"),
  pieces: (e, game) => [
    { piece: pieces.member(e), from: game.placeOf(e.place, e.seat), to: pieces.burialPlace(e), motion: "walk" },
  ],
  afterwards: bury,
  separate: "always",
  sound: "death",
  chips: chip("grave", "death"),
  isDeath: true,
  destination: pieces.burialPlace,
  dyingFigure: ({ seat, place, generation }) => `${seat}.${place}.${generation}`,
  deed: () => "death",
};

const take: Definition<"take"> = {
  icon: (e, { spaceIcons }) => spaceIcons[e.space] ?? "person",
  pieces: (e) => [{ ...pieces.takenCube(e), to: e.colour === "plague" ? "stock" : pieces.store(e, e.colour) }],
  farmDeltas: ({ colour }) => [[colour, Number(colour !== "plague")]],
  chips: ({ colour }, text) =>
    colour === "plague"
      ? []
      : [
          {
            icon: colour,
            tone: "more",
            words: text.say("page-chip-more", { what: text.withNumber(`word-${colour}`, 1) }),
            obvious: true,
          },
        ],
  startsTurn: true,
};

const promote: Definition<"promote"> = {
  icon: ({ place }, { memberPlace }) => memberPlace(place).icon,
  pieces: (e) => [
    ...pieces.spend(e, "grain", e.grain),
    {
      piece: pieces.member(e),
      from: `place.${pieces.placeBelow(e.place)}`,
      to: `place.${e.place}`,
      motion: "walk",
    },
  ],
  separate: "always",
  deltas: (e) => [["grain", -e.grain]],
  chips: chip("person", "plain"),
  destination: ({ place }) => `place.${place}`,
  placement: ({ place }) => [place, pieces.placeBelow(place)],
  deed: () => "promote",
};

const walk: Definition<"walk"> = {
  icon: ({ place }, { memberPlace }) => memberPlace(place).icon,
  pieces: (e, game) => [
    {
      piece: pieces.member(e),
      from: game.placeOf(e.origin, e.seat),
      to: game.placeOf(e.place, e.seat),
      motion: "walk",
    },
  ],
  separate: "always",
  chips: chip("person", "plain"),
  destination: ({ place, seat }, game) => game.placeOf(place, seat),
  placement: ({ place, origin }) => [place, origin],
  deed: ({ place }, { memberPlace }) => memberPlace(place).deed ?? "craft",
};

export const BASE_EVENTS: EventDefinitions<Base> = {
  action: {
    icon: (e, { spaceIcons }) => spaceIcons[e.space] ?? "person",
    pieces: NO_PIECES,
    places: ({ space }) => [`area.${space}`],
  },
  birth: {
    icon: () => "person",
    pieces: (e) => [{ piece: pieces.member(e), from: "area.family", to: pieces.farm(e), motion: "walk" }],
    separate: "always",
    farmDeltas: ({ generation }) => [[`generation${generation}`, 1]],
    chips: chip("person", "more"),
    destination: pieces.farm,
    deed: () => "birth",
  },
  bought: {
    icon: () => "window",
    pieces: (e) => [
      ...pieces.spend(e, "coin"),
      { piece: pieces.member(e), from: "place.bag", to: CHURCH, motion: "walk" },
    ],
    separate: "always",
    deltas: (_, { printed }) => [["coin", -printed.mass]],
    chips: chip("person", "more"),
    destination: () => CHURCH,
    placement: () => ["window1", "window0"],
    deed: () => "bought",
  },
  called,
  coins: {
    icon: () => "coin",
    pieces: (e) => pieces.gain(e, "coin", "stock", e.amount),
    sound: "coins",
    deltas: (e) => [["coin", e.amount]],
  },
  cube: {
    icon: () => "greenbag",
    pieces: (e) => pieces.gain(e, e.colour, "stock"),
    deltas: (e) => [[e.colour, 1]],
  },
  customer: {
    icon: () => "customer",
    pieces: () => [{ piece: { icon: "customer" }, from: "pile", to: "line", motion: "walk" }],
    actor: "all",
  },
  death,
  decline: { icon: () => "person", pieces: NO_PIECES, places: (e) => [pieces.farm(e)] },
  draw: {
    icon: () => "greenbag",
    pieces: (e) => [{ piece: pieces.pieceOf(e.colour), from: "bag", to: `area.${e.space}` }],
  },
  endow: {
    icon: () => "prestige",
    pieces: (e) => [...pieces.spend(e, "coin", e.coins), ...pieces.gain(e, "prestige", "privilege.4", e.amount)],
    deltas: (e) => [
      ["coin", -e.coins],
      ["prestige", e.amount],
    ],
  },
  gift_grain: {
    icon: () => "grain",
    pieces: (e) => pieces.gain(e, "grain", "stock", e.amount),
    deltas: (e) => [["grain", e.amount]],
  },
  good: {
    icon: (e) => e.good,
    pieces: (e) => pieces.gain(e, e.good, `making.${e.good}`),
    deltas: (e) => [[e.good, 1]],
  },
  harvest: {
    icon: () => "grain",
    pieces: (e) => pieces.gain(e, "grain", "area.grain", e.amount),
    deltas: (e) => [["grain", e.amount]],
  },
  home: {
    icon: () => "person",
    pieces: (e) => [{ piece: pieces.member(e), from: `place.${e.place}`, to: pieces.farm(e), motion: "walk" }],
    separate: "always",
    chips: chip("person", "plain"),
    destination: pieces.farm,
  },
  idle: {
    icon: () => "person",
    pieces: NO_PIECES,
    chips: chip("time", "death"),
    places: (e) => [pieces.farm(e)],
    isIdle: true,
  },
  last_turn: { icon: () => "first", pieces: NO_PIECES, places: (e) => [pieces.farm(e)], startsTurn: true },
  majority: {
    icon: () => "monk",
    pieces: (e) => pieces.gain(e, "prestige", "area.church", e.amount),
    deltas: (e) => [["prestige", e.amount]],
    deed: () => "majority",
  },
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
  marker: {
    icon: () => "wagon",
    pieces: (e) => [{ piece: { icon: "marker" }, from: pieces.store(e, "marker"), to: `place.${e.place}` }],
    farmDeltas: () => [["marker", 1]],
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
  mill: {
    icon: () => "coin",
    pieces: (e) => [...pieces.spend(e, "grain", e.grain), ...pieces.gain(e, "coin", "area.mill", e.coins)],
    sound: "coins",
    deltas: (e) => [
      ["grain", -e.grain],
      ["coin", e.coins],
    ],
  },
  monk: {
    icon: () => "monk",
    pieces: () => [{ piece: { icon: "monk" }, from: "place.bag", to: "area.church", motion: "drawn" }],
    separate: "always",
  },
  move_up: {
    icon: () => "customer",
    pieces: (e) => [
      { piece: { icon: "customer" }, from: `line.${e.customer}`, to: `stall.${e.stall}`, motion: "walk" },
    ],
    actor: "all",
  },
  over: { icon: () => "book", pieces: NO_PIECES, chips: chip("book", "plain"), isGlobal: true },
  pay: {
    icon: () => "greenbag",
    pieces: (e) => e.payment.split("+").flatMap((thing) => pieces.spend(e, thing)),
    deltas: (e) => wants(e.payment).map(([thing, n]) => [thing, -n]),
  },
  pay_grain: {
    icon: () => "grain",
    pieces: (e) => pieces.spend(e, "grain", e.amount),
    deltas: (e) => [["grain", -e.amount]],
  },
  pay_scroll: {
    icon: () => "scroll",
    pieces: (e) => pieces.spend(e, "scroll"),
    deltas: () => [["scroll", -1]],
  },
  pay_wagon: {
    icon: () => "wagon",
    pieces: (e) => pieces.spend(e, "wagon"),
    deltas: () => [["wagon", -1]],
  },
  prestige: {
    icon: () => "prestige",
    pieces: (e) => pieces.gain(e, "prestige", "area.travel", e.amount),
    deltas: (e) => [["prestige", e.amount]],
  },
  promote,
  rest: { icon: () => "steps", pieces: NO_PIECES, places: () => ["area.council"] },
  ring: { icon: () => "ring", pieces: pieces.takeRing, chips: chip("ring", "more"), deed: () => "ring" },
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
  take,
  time: {
    icon: () => "time",
    pieces: NO_PIECES,
    motion: moveLifeMarker,
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
  walk,
  well: { icon: () => "well", pieces: NO_PIECES, glow: "area.well", places: () => ["area.well"], startsTurn: true },
};

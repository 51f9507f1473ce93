// All events of the game.
import { moveLifeMarker, moveRat, shine } from "../board/motion/own_motions";
import { CRAFTS, goodOf, GOODS, kindOf } from "../constants";
import type { GameEvent } from "../types";
import { areaOf } from "./areas";
import { chip } from "./chip";
import type { EventDefinition, EventDefinitions } from "./definition";
import { NO_PIECES, pawn, seatId, several, single, store, villager, white } from "./pieces";

const CARDS = /^(church|council|craft|meeting|field|monk)/; // journeys move when they are kept
const MONK = (card: string) => `black.monk.${kindOf(card)}`;
const stackOf = (journey: string) => `black.travel.${journey[0]}`;
const paidWith = (place: string) => (place.startsWith("field") ? "plow" : place === "guild" ? "wild" : goodOf(place));

const EVENTS: EventDefinitions = {
  avoid: {
    icon: () => "norat",
    pieces: (e) => single({ icon: "norat" }, "rat", seatId(e)),
    chips: chip("norat", "more"),
    isDeed: true,
  },
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
  chronicle: {
    icon: () => "book",
    pieces: (e) => single(pawn(e), villager(e), `chronicle.${e.profession}`, "walk"),
    separate: true,
    sound: "death",
    chips: chip("book", "death"),
    dying: ({ profession }) => profession,
    isDeed: true,
  },
  coins: {
    icon: () => "coin",
    pieces: (e) => several(e.amount, "coin", "supply", store(e, "coin")),
    sound: "coins",
    deltas: (e) => [["coin", e.amount]],
  },
  customer: {
    icon: () => "customer",
    pieces: (e) => single({ card: e.customer }, "customers", "display"),
    isForAll: true,
  },
  dice: {
    icon: () => "dice",
    pieces: (e) =>
      [e.die, e.other].map((die, n) => ({
        piece: { die },
        from: `die.${die}.${n && Number(die === e.die)}`,
        to: "tray",
        slot: { n, of: 2 },
      })),
    separate: true,
    startsTurn: true,
  },
  fare: { icon: () => "travel", pieces: NO_PIECES },
  good: {
    icon: ({ good }) => good,
    pieces: (e) => single({ icon: e.good }, "supply", white(e, CRAFTS[GOODS.indexOf(e.good)]!)),
    deltas: (e) => [[e.good, 1]],
  },
  grave: {
    icon: () => "grave",
    pieces: (e) => single(pawn(e), villager(e), "graves", "walk"),
    separate: true,
    sound: "death",
    chips: chip("grave", "death"),
    dying: ({ profession }) => profession,
    isDeed: true,
  },
  hand: {
    icon: () => "hand",
    pieces: (e) => single({ icon: "hand" }, "black.hand", seatId(e)),
    isDeed: true,
  },
  headman: {
    icon: () => "headman",
    pieces: (e) => single({ icon: "headman" }, `headman.${e.seat}`, `path.${e.seat}.${e.step}`, "walk"),
    separate: true,
    chips: chip("headman", "plain"),
  },
  headman_stay: { icon: () => "headman", pieces: NO_PIECES },
  invasion: {
    icon: () => "rat",
    pieces: () => single({ icon: "rat" }, "rat", "invasion", "walk"),
    separate: true,
    chips: chip("rat", "death"),
    isGlobal: true,
    isForAll: true,
  },
  journey: {
    icon: () => "travel",
    pieces: (e) => single({ card: e.journey }, stackOf(e.journey), seatId(e)),
    separate: true,
    chips: chip("travel", "plain"),
  },
  kept: { icon: () => "travel", pieces: NO_PIECES, isDeed: true },
  laborer: {
    icon: () => "laborer",
    pieces: (e) => single({ icon: "laborer" }, "supply", villager(e), "walk"),
    separate: true,
    chips: chip("laborer", "less"),
    isDeed: true,
  },
  lost: {
    icon: () => "rat",
    pieces: (e) => several(e.amount, "story", store(e, "story"), "rat"),
    deltas: (e) => [["story", -e.amount]],
    isForAll: true,
    isDeed: true,
  },
  mark: {
    icon: () => "mark",
    pieces: (e) => single({ icon: "marker" }, "supply", white(e, "council")),
    chips: chip("mark", "more"),
  },
  marker: {
    icon: () => "marker",
    pieces: (e) => single({ icon: "marker" }, "supply", white(e, "meeting")),
    deltas: () => [["marker", 1]],
  },
  market: {
    icon: () => "customer",
    pieces: (e) => single({ card: e.customer }, `display.${e.customer}`, seatId(e), "walk"),
    chips: chip("customer", "plain"),
  },
  monk: {
    icon: () => "monk",
    pieces: (e) => single({ card: e.monk }, MONK(e.monk), MONK(e.monk)),
    isForAll: true,
  },
  over: { icon: () => "book", pieces: NO_PIECES, chips: chip("book", "plain"), isGlobal: true, isForAll: true },
  pay: {
    icon: ({ unit }) => unit,
    pieces: (e) => single({ icon: paidWith(e.place) }, white(e, e.place === "guild" ? "council" : e.place), "supply"),
    deltas: (e) => [[paidWith(e.place), -1]],
  },
  plow: {
    icon: () => "plow",
    pieces: (e) => single({ icon: "plow" }, white(e, "smithy"), white(e, `field${e.field}`)),
    chips: chip("plow", "plain"),
  },
  put_back: {
    icon: () => "travel",
    pieces: (e) => single({ card: e.journey }, `seen.${e.seat}`, stackOf(e.journey)),
    separate: true,
  },
  rat: {
    icon: () => "rat",
    pieces: NO_PIECES,
    motion: moveRat,
    motionPlace: () => "rat",
    separate: true,
    isForAll: true,
  },
  roll: {
    icon: () => "dice",
    pieces: (e) => single({ die: e.die }, "tray", "pool", "thrown"),
    isForAll: true,
  },
  round: { icon: () => "hand", pieces: NO_PIECES, isForAll: true },
  saved: {
    icon: () => "house",
    pieces: (e) => several(e.amount, "story", store(e, "story"), store(e, "house")),
    deltas: (e) => [
      ["story", -e.amount],
      ["house", e.amount],
    ],
    isDeed: true,
  },
  school_new: {
    icon: () => "pupil",
    pieces: (e) => single(pawn(e), "supply", `pupil.${e.seat}.new`, "walk"),
    chips: chip("pupil", "more"),
  },
  school_none: { icon: () => "pupil", pieces: NO_PIECES },
  school_shift: {
    icon: () => "pupil",
    pieces: (e) => single(pawn(e), `pupil.${e.seat}.new`, `pupil.${e.seat}.shift`, "walk"),
    chips: chip("pupil", "plain"),
  },
  serve: {
    icon: () => "customer",
    pieces: (e) => single({ card: e.customer }, white(e, e.customer), store(e, "served"), "walk"),
    separate: true,
    chips: chip("customer", "more"),
    card: ({ customer }) => customer,
    isDeed: true,
  },
  spend: {
    icon: () => "coin",
    pieces: (e) => several(e.amount, "coin", store(e, "coin"), "supply"),
    deltas: (e) => [["coin", -e.amount]],
  },
  story: {
    icon: () => "story",
    pieces: (e) => several(e.amount, "story", "supply", store(e, "story")),
    deltas: (e) => [["story", e.amount]],
  },
  tile: {
    icon: () => "tile",
    pieces: (e) => single({ icon: "tile" }, white(e, "meeting"), white(e, e.white)),
    chips: chip("tile", "plain"),
  },
  tile_stays: { icon: () => "tile", pieces: NO_PIECES },
  time: {
    icon: () => "time",
    pieces: NO_PIECES,
    motion: moveLifeMarker,
    time: ({ amount }) => amount,
    crosses: ({ passed }) => passed > 0,
  },
  value: {
    icon: () => "banner",
    pieces: (e) => [
      ...several(e.coins, "coin", store(e, "coin"), `value.${e.value}`),
      ...several(e.markers, "marker", white(e, "meeting"), `value.${e.value}`),
    ],
    motion: shine(({ value }) => `value.${value}`),
    motionPlace: ({ value }) => `value.${value}`,
    separate: true,
    deltas: (e) => [
      ["coin", -e.coins],
      ["marker", -e.markers],
    ],
  },
  villager: {
    icon: () => "villager",
    pieces: (e) => single(pawn(e), `pupil.${e.seat}`, villager(e), "walk"),
    separate: true,
    chips: chip("villager", "more"),
    isDeed: true,
  },
  white: {
    icon: ({ white: name }) => areaOf(name),
    pieces: NO_PIECES,
    motion: shine((e) => white(e, e.white)),
    motionPlace: (e) => white(e, e.white),
    separate: true,
  },
  wild: {
    icon: () => "wild",
    pieces: (e) => single({ icon: "wild" }, "supply", white(e, "council")),
    deltas: () => [["wild", 1]],
  },
  wild_plow: {
    icon: () => "plow",
    pieces: (e) => single({ icon: "plow" }, white(e, "council"), white(e, `field${e.field}`)),
    deltas: () => [["wild", -1]],
    chips: chip("plow", "plain"),
  },
  window: { icon: () => "window", pieces: NO_PIECES, sound: "mass", chips: chip("window", "more"), isDeed: true },
};

/** Return the definition of an event; none for a question of a preview. */
export const definitionOf = <E extends GameEvent>(event: E): EventDefinition<E> | undefined =>
  EVENTS[event.kind] as EventDefinition<E> | undefined;

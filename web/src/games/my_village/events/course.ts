// The course of the game: dice, values, time and rats.
import { moveLifeMarker, moveRat, shine } from "../board/motion/own_motions";
import { chip } from "./chip";
import type { Events } from "./definition";
import { NO_PIECES, seatId, several, single, store, white } from "./pieces";

export const COURSE_EVENTS: Events<
  "avoid" | "dice" | "fare" | "invasion" | "lost" | "over" | "rat" | "roll" | "round" | "time" | "value"
> = {
  avoid: {
    icon: () => "norat",
    pieces: (e) => single({ icon: "norat" }, "rat", seatId(e)),
    chips: chip("norat", "more"),
    isDeed: true,
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
  invasion: {
    icon: () => "rat",
    pieces: () => single({ icon: "rat" }, "rat", "invasion", "walk"),
    separate: true,
    chips: chip("rat", "death"),
    isGlobal: true,
    isForAll: true,
  },
  lost: {
    icon: () => "rat",
    pieces: (e) => several(e.amount, "story", store(e, "story"), "rat"),
    deltas: (e) => [["story", -e.amount]],
    isForAll: true,
    isDeed: true,
  },
  over: { icon: () => "book", pieces: NO_PIECES, chips: chip("book", "plain"), isGlobal: true, isForAll: true },
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
    empties: "pool.die",
    isForAll: true,
  },
  round: { icon: () => "hand", pieces: NO_PIECES, isForAll: true },
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
};

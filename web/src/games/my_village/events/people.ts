// Villagers, pupils, laborers and the headman.
import { chip } from "./chip";
import type { Events } from "./definition";
import { NO_PIECES, pawn, single, villager } from "./pieces";

export const PEOPLE_EVENTS: Events<
  | "chronicle"
  | "grave"
  | "headman"
  | "headman_stay"
  | "laborer"
  | "school_new"
  | "school_none"
  | "school_shift"
  | "villager"
> = {
  chronicle: {
    icon: () => "book",
    pieces: (e) => single(pawn(e), villager(e), `chronicle.${e.profession}`, "walk"),
    separate: true,
    sound: "death",
    chips: chip("book", "death"),
    dying: ({ profession }) => profession,
    isDeed: true,
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
  headman: {
    icon: () => "headman",
    pieces: (e) => single({ icon: "headman" }, `headman.${e.seat}`, `path.${e.seat}.${e.step}`, "walk"),
    separate: true,
    chips: chip("headman", "plain"),
  },
  headman_stay: { icon: () => "headman", pieces: NO_PIECES },
  laborer: {
    icon: () => "laborer",
    pieces: (e) => single({ icon: "laborer" }, "supply", villager(e), "walk"),
    separate: true,
    chips: chip("laborer", "less"),
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
  villager: {
    icon: () => "villager",
    pieces: (e) => single(pawn(e), `pupil.${e.seat}`, villager(e), "walk"),
    separate: true,
    chips: chip("villager", "more"),
    isDeed: true,
  },
};

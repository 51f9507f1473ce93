import { moveLifeMarker } from "../../board/motion/ring";
import { chip } from "../../events/chip";
import type { EventDefinitions } from "../../events/definition";
import { farm, member, NO_PIECES, serveCustomer, spend } from "../../events/pieces";
import type { EventsOf } from "../../types";

export const EVENTS: EventDefinitions<EventsOf["inn"]> = {
  bard: {
    icon: () => "book",
    pieces: (e, game) => [
      { piece: member(e), from: game.placeOf(e.place, e.seat), to: `owned.${e.seat}.bard`, motion: "walk" },
    ],
    chips: chip("book", "death"),
    isDeath: true,
    deed: () => "bard",
  },
  pay_beer: {
    icon: () => "beer",
    pieces: (e) => spend(e, "beer", e.amount),
    deltas: (e) => [["beer", -e.amount]],
  },
  pay_coins: {
    icon: () => "coin",
    pieces: (e) => spend(e, "coin", e.amount),
    deltas: (e) => [["coin", -e.amount]],
  },
  play: {
    icon: () => "beer",
    pieces: (e) =>
      e.villager === "bard" // the bard stays with its owner
        ? []
        : [{ piece: { icon: "customer" }, from: `owned.${e.seat}.${e.villager}`, to: "stock" }],
    chips: chip("customer", "plain"),
    places: (e) => [farm(e)],
  },
  push: { icon: () => "beer", pieces: NO_PIECES, places: ({ stack }) => [`push.${stack}`] }, // the next card is visible
  reveal: { icon: () => "beer", pieces: NO_PIECES, places: ({ stack }) => [`push.${stack}`] },
  scrap: {
    icon: () => "customer",
    pieces: serveCustomer,
    separate: "always",
    farmDeltas: () => [["customer", 1]],
    chips: chip("customer", "more"),
    deed: () => "scrap",
  },
  villager: {
    icon: () => "beer",
    pieces: (e) => [{ piece: { icon: "customer" }, from: `villager.${e.villager}`, to: farm(e), motion: "walk" }],
    chips: chip("customer", "more"),
    deed: () => "villager",
  },
  younger: {
    icon: () => "time",
    pieces: NO_PIECES,
    motion: (stage, e) => moveLifeMarker(stage, e.seat, -e.amount),
    years: (e) => -e.amount,
    chips: chip("time", "more"),
    places: (e) => [farm(e)],
  },
};

import { bury } from "../../board/motion/bury";
import { RIVAL } from "../../constants";
import { chip } from "../../events/chip";
import type { EventDefinitions } from "../../events/definition";
import { burialPlace, farm, member, NO_PIECES, store, takenCube, takeRing } from "../../events/pieces";
import type { EventsOf } from "../../types";
import { rollRivalDie, turnFateTile } from "./motion";

const rival = ({ generation }: { generation: number }) => member({ seat: RIVAL, generation });

export const EVENTS: EventDefinitions<EventsOf["solo"]> = {
  die: {
    icon: () => "supply",
    pieces: NO_PIECES,
    motion: rollRivalDie,
    glow: "rival",
    places: () => ["rival"],
    actor: "rival",
  },
  fate: {
    icon: () => "supply",
    pieces: NO_PIECES,
    motion: turnFateTile,
    separate: "always",
    places: () => ["rival"],
    actor: "rival",
  },
  ring_coin: { icon: () => "ring", pieces: takeRing, chips: chip("ring", "more"), deed: () => "ring_coin" },
  ring_spent: {
    icon: () => "ring",
    pieces: (e) => [{ piece: { icon: "ring" }, from: farm(e), to: "stock" }],
    deltas: () => [["coin", 1]], // the ring pays a coin that is counted already
    chips: chip("ring", "less"),
  },
  rival_bag: {
    icon: () => "window",
    pieces: (e) => [{ piece: rival(e), from: "waiting", to: "place.bag", motion: "walk" }],
    actor: "rival",
  },
  rival_called: {
    icon: () => "window",
    pieces: (e) => [{ piece: rival(e), from: "place.bag", to: "aisle", motion: "drawn" }],
    separate: "always",
    actor: "rival",
  },
  rival_death: {
    icon: ({ rest }) => (rest.startsWith("chronicle") ? "book" : "grave"),
    pieces: (e) => [{ piece: rival(e), from: "beside", to: burialPlace(e), motion: "walk" }],
    afterwards: bury,
    separate: "always",
    actor: "rival",
  },
  rival_market: { icon: () => "customer", pieces: NO_PIECES, places: () => ["area.market"], actor: "rival" },
  rival_serve: {
    icon: () => "customer",
    pieces: (e) => [
      {
        piece: { icon: "customer" },
        from: `stall.${e.stall}`,
        to: store({ seat: RIVAL }, "customer"),
        motion: "walk",
      },
    ],
    separate: "always",
    chips: chip("customer", "plain", true),
    actor: "rival",
  },
  rival_take: {
    icon: (e, { spaceIcons }) => spaceIcons[e.space] ?? "person",
    pieces: (e) => [{ ...takenCube(e), to: "rival" }],
    chips: (event, text, game) => chip(event.colour, "plain", true)(event, text, game),
    actor: "rival",
  },
};

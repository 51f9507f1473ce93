import { RIVAL } from "../../looks";
import { farm, member, NOTHING, restOf, rings, taken, type Read } from "../../flights";

export const SOLO_FLIGHTS: Record<string, Read> = {
  die: NOTHING, // it tumbles in her ring, which shines
  fate: NOTHING, // the tile turns where it lies
  ring_coin: rings,
  ring_spent: (e) => [{ piece: { icon: "ring" }, from: farm(e), to: "stock" }],
  rival_bag: (e) => [{ piece: member(e, RIVAL), from: "waiting", to: "place.bag", way: "walk" }],
  rival_called: (e) => [{ piece: member(e, RIVAL), from: "place.bag", to: "aisle", way: "drawn" }],
  rival_death: (e) => [{ piece: member(e, RIVAL), from: "beside", to: restOf(e), way: "walk" }],
  rival_market: NOTHING,
  rival_serve: (e) => [
    { piece: { icon: "customer" }, from: `stall.${e.stall}`, to: `store.${RIVAL}.customer`, way: "walk" },
  ],
  rival_take: (e) => [{ ...taken(e), to: "rival" }],
};

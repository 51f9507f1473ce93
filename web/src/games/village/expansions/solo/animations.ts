import { RIVAL } from "../../constants";
import { farm, member, NO_ANIMATION, burialPlace, takeRing, takenCube, type Animate } from "../../animations";

export const SOLO_ANIMATIONS: Record<string, Animate> = {
  die: NO_ANIMATION, // animated by rollRivalDie
  fate: NO_ANIMATION, // animated by turnFateTile
  ring_coin: takeRing,
  ring_spent: (e) => [{ piece: { icon: "ring" }, from: farm(e), to: "stock" }],
  rival_bag: (e) => [{ piece: member(e, RIVAL), from: "waiting", to: "place.bag", motion: "walk" }],
  rival_called: (e) => [{ piece: member(e, RIVAL), from: "place.bag", to: "aisle", motion: "drawn" }],
  rival_death: (e) => [{ piece: member(e, RIVAL), from: "beside", to: burialPlace(e), motion: "walk" }],
  rival_market: NO_ANIMATION,
  rival_serve: (e) => [
    { piece: { icon: "customer" }, from: `stall.${e.stall}`, to: `store.${RIVAL}.customer`, motion: "walk" },
  ],
  rival_take: (e) => [{ ...takenCube(e), to: "rival" }],
};

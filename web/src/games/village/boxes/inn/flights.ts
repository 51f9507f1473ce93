import { at, farm, member, NOTHING, served, spend, type Read } from "../../flights";

export const INN_FLIGHTS: Record<string, Read> = {
  bard: (e) => [{ piece: member(e), from: at(String(e.place), e), to: `owned.${e.seat}.bard`, way: "walk" }],
  pay_beer: spend("beer", "amount"),
  pay_coins: spend("coin", "amount"),
  play: (e) =>
    e.villager === "bard" // it stays with its owner
      ? []
      : [{ piece: { icon: "customer" }, from: `owned.${e.seat}.${e.villager}`, to: "stock" }],
  push: NOTHING, // the card turned up next is seen
  reveal: NOTHING,
  scrap: served,
  villager: (e) => [{ piece: { icon: "customer" }, from: `villager.${e.villager}`, to: farm(e), way: "walk" }],
  younger: NOTHING, // the marker runs by itself
};

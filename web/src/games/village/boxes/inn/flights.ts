import { at, farm, member, NOTHING, served, spend, type Read } from "../../flights";

export const INN_FLIGHTS: Record<string, Read> = {
  bard: (e) => [{ piece: member(e), from: at(String(e.place), e), to: `bard.${e.seat}`, way: "walk" }],
  pay_beer: spend("beer", "amount"),
  pay_coins: spend("coin", "amount"),
  play: (e) => [{ piece: { icon: "customer" }, from: farm(e), to: "stock" }],
  push: NOTHING, // the card turned up next is seen
  reveal: NOTHING,
  scrap: served,
  villager: (e) => [{ piece: { icon: "customer" }, from: `villager.${e.villager}`, to: farm(e), way: "walk" }],
  younger: NOTHING, // the marker runs by itself
};

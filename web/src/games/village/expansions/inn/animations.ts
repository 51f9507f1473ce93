import { placeId, farm, member, NO_ANIMATION, serveCustomer, spend, type Animate } from "../../animations";

export const INN_ANIMATIONS: Record<string, Animate> = {
  bard: (e) => [{ piece: member(e), from: placeId(String(e.place), e), to: `owned.${e.seat}.bard`, motion: "walk" }],
  pay_beer: spend("beer", "amount"),
  pay_coins: spend("coin", "amount"),
  play: (e) =>
    e.villager === "bard" // the bard stays with its owner
      ? []
      : [{ piece: { icon: "customer" }, from: `owned.${e.seat}.${e.villager}`, to: "stock" }],
  push: NO_ANIMATION, // the next card is visible
  reveal: NO_ANIMATION,
  scrap: serveCustomer,
  villager: (e) => [{ piece: { icon: "customer" }, from: `villager.${e.villager}`, to: farm(e), motion: "walk" }],
  younger: NO_ANIMATION, // animated by moveLifeMarker
};

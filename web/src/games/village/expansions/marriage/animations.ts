import { member, NO_ANIMATION, spend, pieceOf, type PieceAnimation, type Animate } from "../../animations";

const prestige =
  (from: string): Animate =>
  (e) =>
    Array.from({ length: Math.min(5, Number(e.amount)) }, () => ({
      piece: { icon: "prestige" },
      from,
      to: `store.${e.seat}.prestige`,
    }));

const pink = (from: string, to: string, leavingFigure: string): PieceAnimation => ({
  piece: { icon: "bride" },
  from,
  to,
  motion: "walk",
  leavingFigure,
});

export const MARRIAGE_ANIMATIONS: Record<string, Animate> = {
  bread: (e) => [{ piece: { icon: "bread" }, from: "stock", to: `store.${e.seat}.bread` }],
  bribe: (e) => spend("coin", "coins")(e).map((animation) => ({ ...animation, to: "area.smuggler" })),
  give: (e) => [{ piece: pieceOf(String(e.colour)), from: `store.${e.seat}.${e.colour}`, to: "area.smuggler" }],
  married: (e) => [
    {
      piece: member(e),
      from: `rank.${e.rank}`,
      to: "place.bliss",
      motion: "walk",
      leavingFigure: `${e.seat}.ceremony.${e.generation}`,
    },
    ...prestige(`rank.${e.rank}`)(e),
  ],
  pink: (e) => [pink("place.pinks", `rank.${e.rank}`, "pink.supply")],
  pink_again: (e) => [pink("place.bliss", `rank.${e.rank}`, "pink.bliss")],
  pink_married: (e) => [pink(`rank.${e.rank}`, "place.bliss", `pink.${e.rank}`)],
  pinks_wed: (e) => [e.rank, e.spouse].map((rank) => pink(`rank.${rank}`, "place.pinks", `pink.${rank}`)),
  promote_bread: (e) => [
    ...spend("bread")(e),
    {
      piece: member(e),
      from: `place.${String(e.place).replace(/\d$/, (n) => String(Number(n) - 1))}`,
      to: `place.${e.place}`,
      motion: "walk",
    },
  ],
  rank_taken: NO_ANIMATION,
  roll: (e) => [{ piece: { icon: "rolled" }, from: "place.die", to: `rank.${e.rank}` }],
  wedding: NO_ANIMATION,
};

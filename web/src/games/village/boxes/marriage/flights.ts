import { member, NOTHING, spend, thing, type Read } from "../../flights";

const prestige =
  (from: string): Read =>
  (e) =>
    Array.from({ length: Math.min(5, Number(e.amount)) }, () => ({
      piece: { icon: "prestige" },
      from,
      to: `store.${e.seat}.prestige`,
    }));

export const MARRIAGE_FLIGHTS: Record<string, Read> = {
  bread: (e) => [{ piece: { icon: "bread" }, from: "stock", to: `store.${e.seat}.bread` }],
  bribe: (e) => spend("coin", "coins")(e).map((flight) => ({ ...flight, to: "area.smuggler" })),
  give: (e) => [{ piece: thing(String(e.colour)), from: `store.${e.seat}.${e.colour}`, to: "area.smuggler" }],
  married: (e) => [
    { piece: member(e), from: `rank.${e.rank}`, to: "place.bliss", way: "walk" },
    ...prestige(`rank.${e.rank}`)(e),
  ],
  pink: (e) => [{ piece: { icon: "bride" }, from: "place.pinks", to: `rank.${e.rank}`, way: "walk" }],
  pink_again: (e) => [{ piece: { icon: "bride" }, from: "place.bliss", to: `rank.${e.rank}`, way: "walk" }],
  pinks_wed: (e) =>
    [e.rank, e.spouse].map((rank) => ({
      piece: { icon: "bride" },
      from: `rank.${rank}`,
      to: "place.pinks",
      way: "walk",
    })),
  promote_bread: (e) => [
    ...spend("bread")(e),
    {
      piece: member(e),
      from: `place.${String(e.place).replace(/\d$/, (n) => String(Number(n) - 1))}`,
      to: `place.${e.place}`,
      way: "walk",
    },
  ],
  rank_taken: NOTHING,
  roll: (e) => [{ piece: { icon: "rolled" }, from: "place.die", to: `rank.${e.rank}` }],
  wedding: NOTHING,
};

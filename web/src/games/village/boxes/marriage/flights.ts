import { member, NOTHING, spend, thing, type Flight, type Read } from "../../flights";

const prestige =
  (from: string): Read =>
  (e) =>
    Array.from({ length: Math.min(5, Number(e.amount)) }, () => ({
      piece: { icon: "prestige" },
      from,
      to: `store.${e.seat}.prestige`,
    }));

const pink = (from: string, to: string, leaves: string): Flight => ({
  piece: { icon: "bride" },
  from,
  to,
  way: "walk",
  leaves,
});

export const MARRIAGE_FLIGHTS: Record<string, Read> = {
  bread: (e) => [{ piece: { icon: "bread" }, from: "stock", to: `store.${e.seat}.bread` }],
  bribe: (e) => spend("coin", "coins")(e).map((flight) => ({ ...flight, to: "area.smuggler" })),
  give: (e) => [{ piece: thing(String(e.colour)), from: `store.${e.seat}.${e.colour}`, to: "area.smuggler" }],
  married: (e) => [
    {
      piece: member(e),
      from: `rank.${e.rank}`,
      to: "place.bliss",
      way: "walk",
      leaves: `${e.seat}.ceremony.${e.generation}`,
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
      way: "walk",
    },
  ],
  rank_taken: NOTHING,
  roll: (e) => [{ piece: { icon: "rolled" }, from: "place.die", to: `rank.${e.rank}` }],
  wedding: NOTHING,
};

import { farm, member, spend, pieceOf, type PieceAnimation, type Animate } from "../../animations";

const boat =
  (to: string): Animate =>
  (e) => [{ piece: { ship: Number(e.seat) }, from: `boat.${e.seat}`, to, motion: "sail" }];
const vessel = (event: { seat?: string | number }) => `ship.${event.seat}`;
/** The space of the ship: goods are sold to that island. */
const ashore = (event: { seat?: string | number }) => `boat.${event.seat}`;
const prestige = (from: string, n: unknown, seat: unknown): PieceAnimation[] =>
  Array.from({ length: Math.min(5, Number(n ?? 1)) }, () => ({
    piece: { icon: "prestige" },
    from,
    to: `store.${seat}.prestige`,
  }));
const store = (event: { seat?: string | number }, name: unknown) => `store.${event.seat}.${name}`;

export const PORT_ANIMATIONS: Record<string, Animate> = {
  chest: (e) => [
    ...Array.from({ length: Number(e.amount) }, () => ({
      piece: { icon: "coin" },
      from: vessel(e),
      to: store(e, "coin"),
    })),
  ],
  crew: () => [], // the next card is visible
  hire: (e) => [
    ...spend("coin", "amount")(e),
    { piece: { icon: "helm" }, from: `captain.${String(e.captain)[0]}`, to: vessel(e), motion: "walk" },
  ],
  load: (e) => [
    {
      piece: pieceOf(String(e.cargo)),
      from: ["cocoa", "tea", "chest"].includes(String(e.cargo)) ? `making.${e.cargo}` : store(e, e.cargo),
      to: vessel(e),
    },
  ],
  mission: (e) => [
    { piece: member(e), from: vessel(e), to: `place.${e.place}`, motion: "walk" },
    ...prestige(`place.${e.place}`, e.amount, e.seat),
  ],
  return: boat("sea.home"),
  sail: (e) => boat(`water.${e.water}`)(e),
  sea_burial: (e) => prestige("sea_burial", e.amount, e.seat),
  sell: (e) => [
    { piece: pieceOf(String(e.cargo)), from: vessel(e), to: ashore(e) },
    ...prestige(ashore(e), e.amount, e.seat),
  ],
  spend: (e) => [{ piece: pieceOf(String(e.colour)), from: store(e, e.colour), to: "stock" }],
  spend_coin: spend("coin"),
  unload: (e) => [
    { piece: pieceOf(String(e.cargo)), from: vessel(e), to: e.cargo === "chest" ? farm(e) : store(e, e.cargo) },
  ],
  ware: (e) => [
    { piece: pieceOf(String(e.ware)), from: store(e, e.ware), to: `ware.${e.ware}` },
    ...prestige(`ware.${e.ware}`, e.amount, e.seat),
    ...Array.from({ length: Number(e.coins ?? 0) }, () => ({
      piece: { icon: "coin" },
      from: `ware.${e.ware}`,
      to: store(e, "coin"),
    })),
  ],
};

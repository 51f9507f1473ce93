import { chip } from "../../events/chip";
import type { EventDefinitions, PieceAnimation } from "../../events/definition";
import { drawing, farm, gain, member, pieceOf, spend, store } from "../../events/pieces";
import type { EventsOf } from "../../types";
import Boat from "./Boat.svelte";

const AWAY = ["cocoa", "tea", "chest"]; // goods from the islands were never on the farm

const sailTo = (seat: number, to: string): PieceAnimation[] => [
  { piece: drawing(Boat, { seat, y: 12, size: 0.85 }), from: `boat.${seat}`, to, motion: "sail" },
];
const ship = ({ seat }: { seat: number }) => `ship.${seat}`;
/** The space of the ship: goods are sold to that island. */
const ashore = ({ seat }: { seat: number }) => `boat.${seat}`;

export const EVENTS: EventDefinitions<EventsOf["port"]> = {
  chest: {
    icon: () => "chest",
    pieces: (e) =>
      Array.from({ length: e.amount }, () => ({ piece: { icon: "coin" }, from: ship(e), to: store(e, "coin") })),
    deltas: (e) => [["coin", e.amount]],
  },
  crew: { icon: () => "helm", pieces: () => [], places: () => ["area.travel"] }, // the next card is visible
  hire: {
    icon: () => "helm",
    pieces: (e) => [
      ...spend(e, "coin", e.amount),
      { piece: { icon: "helm" }, from: `captain.${e.captain[0]}`, to: ship(e), motion: "walk" },
    ],
    deltas: (e) => [["coin", -e.amount]],
    chips: chip("helm", "more"),
  },
  load: {
    icon: () => "ship",
    pieces: (e) => [
      {
        piece: pieceOf(e.cargo),
        from: AWAY.includes(e.cargo) ? `making.${e.cargo}` : store(e, e.cargo),
        to: ship(e),
      },
    ],
    deltas: (e) => (AWAY.includes(e.cargo) ? [] : [[e.cargo, -1]]),
    chips: chip("ship", "plain"),
  },
  mission: {
    icon: () => "island",
    pieces: (e) => [
      { piece: member(e), from: ship(e), to: `place.${e.place}`, motion: "walk" },
      ...gain(e, "prestige", `place.${e.place}`, e.amount),
    ],
    separate: "always",
    deltas: (e) => [["prestige", e.amount]],
    chips: chip("person", "more"),
    destination: ({ place }) => `place.${place}`,
    deed: () => "mission",
  },
  return: {
    icon: () => "anchor",
    pieces: (e) => sailTo(e.seat, "sea.home"),
    separate: "always",
    chips: chip("anchor", "plain"),
  },
  sail: {
    icon: () => "ship",
    pieces: (e) => sailTo(e.seat, `water.${e.water}`),
    separate: "always",
    chips: chip("ship", "plain"),
  },
  sea_burial: {
    icon: () => "anchor",
    pieces: (e) => gain(e, "prestige", "sea_burial", e.amount),
    deltas: (e) => [["prestige", e.amount]],
  },
  sell: {
    icon: () => "prestige",
    pieces: (e) => [
      { piece: pieceOf(e.cargo), from: ship(e), to: ashore(e) },
      ...gain(e, "prestige", ashore(e), e.amount),
    ],
    deltas: (e) => [["prestige", e.amount]],
  },
  spend: {
    icon: () => "greenbag",
    pieces: (e) => spend(e, e.colour),
    deltas: (e) => [[e.colour, -1]],
  },
  spend_coin: {
    icon: () => "coin",
    pieces: (e) => spend(e, "coin"),
    deltas: () => [["coin", -1]],
  },
  unload: {
    icon: () => "ship",
    pieces: (e) => [{ piece: pieceOf(e.cargo), from: ship(e), to: e.cargo === "chest" ? farm(e) : store(e, e.cargo) }],
    deltas: (e) => (e.cargo === "chest" ? [] : [[e.cargo, 1]]),
  },
  ware: {
    icon: () => "prestige",
    pieces: (e) => [
      { piece: pieceOf(e.ware), from: store(e, e.ware), to: `ware.${e.ware}` },
      ...gain(e, "prestige", `ware.${e.ware}`, e.amount),
      ...gain(e, "coin", `ware.${e.ware}`, e.coins),
    ],
    deltas: (e) => [
      [e.ware, -1],
      ["prestige", e.amount],
      ["coin", e.coins],
    ],
  },
};

// Cubes, goods, coins, prestige and other pieces.
import { chip } from "../../events/chip";
import * as pieces from "../../events/pieces";
import { wants } from "../../constants";
import type { BaseEvents } from "./types";

export const THING_EVENTS: BaseEvents<
  | "coins"
  | "cube"
  | "draw"
  | "endow"
  | "gift_grain"
  | "good"
  | "harvest"
  | "majority"
  | "marker"
  | "mill"
  | "pay"
  | "pay_grain"
  | "pay_scroll"
  | "pay_wagon"
  | "prestige"
  | "ring"
  | "take"
> = {
  coins: {
    icon: () => "coin",
    pieces: (e) => pieces.gain(e, "coin", "stock", e.amount),
    sound: "coins",
    deltas: (e) => [["coin", e.amount]],
  },
  cube: {
    icon: () => "greenbag",
    pieces: (e) => pieces.gain(e, e.colour, "stock"),
    deltas: (e) => [[e.colour, 1]],
  },
  draw: {
    icon: () => "greenbag",
    pieces: (e) => [{ piece: pieces.pieceOf(e.colour), from: "bag", to: `area.${e.space}` }],
  },
  endow: {
    icon: () => "prestige",
    pieces: (e) => [...pieces.spend(e, "coin", e.coins), ...pieces.gain(e, "prestige", "privilege.4", e.amount)],
    deltas: (e) => [
      ["coin", -e.coins],
      ["prestige", e.amount],
    ],
  },
  gift_grain: {
    icon: () => "grain",
    pieces: (e) => pieces.gain(e, "grain", "stock", e.amount),
    deltas: (e) => [["grain", e.amount]],
  },
  good: {
    icon: (e) => e.good,
    pieces: (e) => pieces.gain(e, e.good, `making.${e.good}`),
    deltas: (e) => [[e.good, 1]],
  },
  harvest: {
    icon: () => "grain",
    pieces: (e) => pieces.gain(e, "grain", "area.grain", e.amount),
    deltas: (e) => [["grain", e.amount]],
  },
  majority: {
    icon: () => "monk",
    pieces: (e) => pieces.gain(e, "prestige", "area.church", e.amount),
    deltas: (e) => [["prestige", e.amount]],
    deed: () => "majority",
  },
  marker: {
    icon: () => "wagon",
    pieces: (e) => [{ piece: { icon: "marker" }, from: pieces.store(e, "marker"), to: `place.${e.place}` }],
    farmDeltas: () => [["marker", 1]],
  },
  mill: {
    icon: () => "coin",
    pieces: (e) => [...pieces.spend(e, "grain", e.grain), ...pieces.gain(e, "coin", "area.mill", e.coins)],
    sound: "coins",
    deltas: (e) => [
      ["grain", -e.grain],
      ["coin", e.coins],
    ],
  },
  pay: {
    icon: () => "greenbag",
    pieces: (e) => e.payment.split("+").flatMap((thing) => pieces.spend(e, thing)),
    deltas: (e) => wants(e.payment).map(([thing, n]) => [thing, -n]),
  },
  pay_grain: {
    icon: () => "grain",
    pieces: (e) => pieces.spend(e, "grain", e.amount),
    deltas: (e) => [["grain", -e.amount]],
  },
  pay_scroll: {
    icon: () => "scroll",
    pieces: (e) => pieces.spend(e, "scroll"),
    deltas: () => [["scroll", -1]],
  },
  pay_wagon: {
    icon: () => "wagon",
    pieces: (e) => pieces.spend(e, "wagon"),
    deltas: () => [["wagon", -1]],
  },
  prestige: {
    icon: () => "prestige",
    pieces: (e) => pieces.gain(e, "prestige", "area.travel", e.amount),
    deltas: (e) => [["prestige", e.amount]],
  },
  ring: { icon: () => "ring", pieces: pieces.takeRing, chips: chip("ring", "more"), deed: () => "ring" },
  take: {
    icon: (e, { spaceIcons }) => spaceIcons[e.space] ?? "person",
    pieces: (e) => [{ ...pieces.takenCube(e), to: e.colour === "plague" ? "stock" : pieces.store(e, e.colour) }],
    farmDeltas: ({ colour }) => [[colour, Number(colour !== "plague")]],
    chips: ({ colour }, text) =>
      colour === "plague"
        ? []
        : [
            {
              icon: colour,
              tone: "more",
              words: text.say("page-chip-more", { what: text.withNumber(`word-${colour}`, 1) }),
              obvious: true,
            },
          ],
    startsTurn: true,
  },
};

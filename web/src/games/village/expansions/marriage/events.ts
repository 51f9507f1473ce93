import { chip } from "../../events/chip";
import type { EventDefinitions, PieceAnimation } from "../../events/definition";
import { gain, member, NO_PIECES, placeBelow, spend, store } from "../../events/pieces";
import type { EventsOf } from "../../types";

const pink = (from: string, to: string, leavingFigure: string): PieceAnimation => ({
  piece: { icon: "bride" },
  from,
  to,
  motion: "walk",
  leavingFigure,
});

export const EVENTS: EventDefinitions<EventsOf["marriage"]> = {
  bread: {
    icon: () => "bread",
    pieces: (e) => [{ piece: { icon: "bread" }, from: "stock", to: store(e, "bread") }],
    deltas: (e) => [["bread", e.amount]],
  },
  bribe: {
    icon: () => "smuggler",
    pieces: (e) => spend(e, "coin", e.coins, "area.smuggler"),
    deltas: (e) => [["coin", -e.coins]],
  },
  give: {
    icon: () => "smuggler",
    pieces: (e) => spend(e, e.colour, 1, "area.smuggler"),
    deltas: (e) => [[e.colour, -1]],
  },
  married: {
    icon: () => "rings",
    pieces: (e) => [
      {
        piece: member(e),
        from: `rank.${e.rank}`,
        to: "place.bliss",
        motion: "walk",
        leavingFigure: `${e.seat}.ceremony.${e.generation}`,
      },
      ...gain(e, "prestige", `rank.${e.rank}`, e.amount),
    ],
    separate: "always",
    deltas: (e) => [["prestige", e.amount]],
    chips: chip("rings", "more"),
    deed: () => "married",
  },
  pink: {
    icon: () => "bride",
    pieces: (e) => [pink("place.pinks", `rank.${e.rank}`, "pink.supply")],
    separate: "always",
    actor: "all",
  },
  pink_again: {
    icon: () => "bride",
    pieces: (e) => [pink("place.bliss", `rank.${e.rank}`, "pink.bliss")],
    separate: "always",
    actor: "all",
  },
  pink_married: {
    icon: () => "bride",
    pieces: (e) => [pink(`rank.${e.rank}`, "place.bliss", `pink.${e.rank}`)],
    separate: "always",
    actor: "all",
  },
  pinks_wed: {
    icon: () => "bride",
    pieces: (e) => [e.rank, e.spouse].map((rank) => pink(`rank.${rank}`, "place.pinks", `pink.${rank}`)),
    separate: "always",
    actor: "all",
  },
  promote_bread: {
    icon: () => "bread",
    pieces: (e) => [
      ...spend(e, "bread"),
      { piece: member(e), from: `place.${placeBelow(e.place)}`, to: `place.${e.place}`, motion: "walk" },
    ],
    separate: "always",
    deltas: () => [["bread", -1]],
    chips: chip("person", "plain"),
    destination: ({ place }) => `place.${place}`,
    placement: ({ place }) => [place, placeBelow(place)],
    deed: () => "promote",
  },
  rank_taken: { icon: () => "rolled", pieces: NO_PIECES, places: ({ rank }) => [`rank.${rank}`], actor: "all" },
  roll: {
    icon: () => "rolled",
    pieces: (e) => [{ piece: { icon: "rolled" }, from: "place.die", to: `rank.${e.rank}` }],
    separate: "always",
    actor: "all",
  },
  wedding: {
    icon: () => "rings",
    pieces: NO_PIECES,
    glow: "area.marriage",
    places: () => ["area.marriage"],
    actor: "all",
  },
};

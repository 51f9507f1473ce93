// Family members and monks: births, moves, offices and deaths.
import { chip } from "../../events/chip";
import { bury } from "../../board/motion/bury";
import * as pieces from "../../events/pieces";
import type { BaseEvents } from "./types";

const CHURCH = "place.window1";

export const MEMBER_EVENTS: BaseEvents<"birth" | "bought" | "called" | "death" | "home" | "monk" | "promote" | "walk"> =
  {
    birth: {
      icon: () => "person",
      pieces: (e) => [{ piece: pieces.member(e), from: "area.family", to: pieces.farm(e), motion: "walk" }],
      separate: "always",
      farmDeltas: ({ generation }) => [[`generation${generation}`, 1]],
      chips: chip("person", "more"),
      destination: pieces.farm,
      deed: () => "birth",
    },
    bought: {
      icon: () => "window",
      pieces: (e) => [
        ...pieces.spend(e, "coin"),
        { piece: pieces.member(e), from: "place.bag", to: CHURCH, motion: "walk" },
      ],
      separate: "always",
      deltas: (_, { printed }) => [["coin", -printed.mass]],
      chips: chip("person", "more"),
      destination: () => CHURCH,
      placement: () => ["window1", "window0"],
      deed: () => "bought",
    },
    called: {
      icon: () => "window",
      pieces: (e) => [{ piece: pieces.member(e), from: "place.bag", to: CHURCH, motion: "drawn" }],
      separate: "from other kinds",
      destination: () => CHURCH,
      placement: () => ["window1", "window0"],
      deed: () => "called",
    },
    death: {
      icon: ({ rest }) => (rest.startsWith("chronicle") ? "book" : "grave"),
      pieces: (e, game) => [
        { piece: pieces.member(e), from: game.placeOf(e.place, e.seat), to: pieces.burialPlace(e), motion: "walk" },
      ],
      afterwards: bury,
      separate: "always",
      sound: "death",
      chips: chip("grave", "death"),
      isDeath: true,
      destination: pieces.burialPlace,
      dyingFigure: ({ seat, place, generation }) => `${seat}.${place}.${generation}`,
      deed: () => "death",
    },
    home: {
      icon: () => "person",
      pieces: (e) => [{ piece: pieces.member(e), from: `place.${e.place}`, to: pieces.farm(e), motion: "walk" }],
      separate: "always",
      chips: chip("person", "plain"),
      destination: pieces.farm,
    },
    monk: {
      icon: () => "monk",
      pieces: () => [{ piece: { icon: "monk" }, from: "place.bag", to: "area.church", motion: "drawn" }],
      separate: "always",
    },
    promote: {
      icon: ({ place }, { memberPlace }) => memberPlace(place).icon,
      pieces: (e) => [
        ...pieces.spend(e, "grain", e.grain),
        {
          piece: pieces.member(e),
          from: `place.${pieces.placeBelow(e.place)}`,
          to: `place.${e.place}`,
          motion: "walk",
        },
      ],
      separate: "always",
      deltas: (e) => [["grain", -e.grain]],
      chips: chip("person", "plain"),
      destination: ({ place }) => `place.${place}`,
      placement: ({ place }) => [place, pieces.placeBelow(place)],
      deed: () => "promote",
    },
    walk: {
      icon: ({ place }, { memberPlace }) => memberPlace(place).icon,
      pieces: (e, game) => [
        {
          piece: pieces.member(e),
          from: game.placeOf(e.origin, e.seat),
          to: game.placeOf(e.place, e.seat),
          motion: "walk",
        },
      ],
      separate: "always",
      chips: chip("person", "plain"),
      destination: ({ place, seat }, game) => game.placeOf(place, seat),
      placement: ({ place, origin }) => [place, origin],
      deed: ({ place }, { memberPlace }) => memberPlace(place).deed ?? "craft",
    },
  };

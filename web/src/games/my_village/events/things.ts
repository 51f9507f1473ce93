// Goods, coins and story points.
import { CRAFTS, goodOf, GOODS } from "../constants";
import { chip } from "./chip";
import type { Events } from "./definition";
import { several, single, store, white } from "./pieces";

const paidWith = (place: string) => (place.startsWith("field") ? "plow" : place === "guild" ? "wild" : goodOf(place));

export const THING_EVENTS: Events<
  "coins" | "good" | "mark" | "marker" | "pay" | "plow" | "saved" | "spend" | "story" | "wild" | "wild_plow"
> = {
  coins: {
    icon: () => "coin",
    pieces: (e) => several(e.amount, "coin", "supply", store(e, "coin")),
    sound: "coins",
    deltas: (e) => [["coin", e.amount]],
  },
  good: {
    icon: ({ good }) => good,
    pieces: (e) => single({ icon: e.good }, "supply", white(e, CRAFTS[GOODS.indexOf(e.good)]!)),
    deltas: (e) => [[e.good, 1]],
  },
  mark: {
    icon: () => "mark",
    pieces: (e) => single({ icon: "marker" }, "supply", white(e, "council")),
    chips: chip("mark", "more"),
  },
  marker: {
    icon: () => "marker",
    pieces: (e) => single({ icon: "marker" }, "supply", white(e, "meeting")),
    deltas: () => [["marker", 1]],
  },
  pay: {
    icon: ({ unit }) => unit,
    pieces: (e) => single({ icon: paidWith(e.place) }, white(e, e.place === "guild" ? "council" : e.place), "supply"),
    deltas: (e) => [[paidWith(e.place), -1]],
  },
  plow: {
    icon: () => "plow",
    pieces: (e) => single({ icon: "plow" }, white(e, "smithy"), white(e, `field${e.field}`)),
    chips: chip("plow", "plain"),
  },
  saved: {
    icon: () => "house",
    pieces: (e) => several(e.amount, "story", store(e, "story"), store(e, "house")),
    deltas: (e) => [
      ["story", -e.amount],
      ["house", e.amount],
    ],
    isDeed: true,
  },
  spend: {
    icon: () => "coin",
    pieces: (e) => several(e.amount, "coin", store(e, "coin"), "supply"),
    deltas: (e) => [["coin", -e.amount]],
  },
  story: {
    icon: () => "story",
    pieces: (e) => several(e.amount, "story", "supply", store(e, "story")),
    deltas: (e) => [["story", e.amount]],
  },
  wild: {
    icon: () => "wild",
    pieces: (e) => single({ icon: "wild" }, "supply", white(e, "council")),
    deltas: () => [["wild", 1]],
  },
  wild_plow: {
    icon: () => "plow",
    pieces: (e) => single({ icon: "plow" }, white(e, "council"), white(e, `field${e.field}`)),
    deltas: () => [["wild", -1]],
    chips: chip("plow", "plain"),
  },
};

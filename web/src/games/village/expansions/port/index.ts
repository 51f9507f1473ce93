import type { Expansion } from "../../contribution";
import type { EventsOf } from "../../types";
import { PORT_LABELS } from "./aria_labels";
import Bay from "./Bay.svelte";
import { CAPTAIN_FACES, captainCard } from "./captains";
import { EVENTS } from "./events";
import Sea from "./Sea.svelte";
import { ATTEMPTED_CHOICES, MOVE_TARGETS } from "./targets";
import Vessel from "./Vessel.svelte";
import Wares from "./Wares.svelte";

const ISLANDS = ["i1", "i2", "i3", "i4", "i5", "i6"];

export const port: Expansion<EventsOf["port"]> = {
  name: "port",
  events: EVENTS,
  memberPlaces: [
    { like: /^ship$/, icon: "ship", deed: "aboard", space: "travel", perSeat: true },
    { like: /^[iw]\d$/, icon: "ship", space: "travel" },
  ],
  moveTargets: MOVE_TARGETS,
  attemptedChoices: ATTEMPTED_CHOICES,
  spaceOfTarget: {
    sea: "travel",
    captain: "travel",
    water: "travel",
    sell: "travel",
    mission: "travel",
    cargo: "travel",
    ware: "market",
  },
  placeLabels: PORT_LABELS,
  cardFaces: CAPTAIN_FACES,
  cardTexts: { captain: captainCard },
  farm: [Vessel],
  over: [["market", Wares]],
  closes: { travel: Bay },
  farmThings: ["ship"],
  anchorNames: {
    boat: (seat) => [`boat.${seat}`, `farm.${seat}`],
    ship: (seat) => [`ship.${seat}`, `farm.${seat}`],
  },
  burialPlaces: ["sea_burial"],
  district: {
    id: "sea",
    title: "board-sheet-sea",
    heights: { wide: 610, tall: 1160 },
    spaces: ["travel"],
    labelledPlaces: [
      ["travel", "harbour"],
      ...ISLANDS.map((id): [string, string] => [id, id]),
      ["sea_burial", "sea_burial"],
    ],
    Picture: Sea,
  },
  stores: (view, seat) =>
    ["cocoa", "tea"].map((name) => ({ name, count: Number(view.port?.ships[seat]?.[name as "tea"] ?? 0) })),
  extraPrestige: (view, seat) => view.port?.ships[seat]?.earned ?? 0,
};

import type { Expansion } from "../../contribution";
import type { EventsOf } from "../../types";
import { MARRIAGE_LABELS } from "./aria_labels";
import { EVENTS } from "./events";
import Green from "./Green.svelte";
import Loaves from "./Loaves.svelte";
import { ATTEMPTED_CHOICES, MOVE_TARGETS } from "./targets";
import { printed } from "./values";

export const marriage: Expansion<EventsOf["marriage"]> = {
  name: "marriage",
  events: EVENTS,
  spaceIcons: { marriage: "rings", smuggler: "smuggler" },
  memberPlaces: [
    { like: /^ceremony$/, icon: "rings", deed: "betrothed", space: "marriage" },
    { like: /^bliss$/, icon: "rings", space: "marriage" },
    { like: /^dowry$/, icon: "rings", space: "marriage" },
  ],
  moveTargets: MOVE_TARGETS,
  attemptedChoices: ATTEMPTED_CHOICES,
  spaceOfTarget: { rank: "marriage", dowry: "marriage", bargain: "smuggler" },
  placeLabels: MARRIAGE_LABELS,
  printed,
  over: [["church", Loaves]],
  district: {
    id: "wedding",
    title: "board-sheet-wedding",
    heights: { wide: 290, tall: 1010 },
    spaces: ["marriage", "smuggler"],
    labelledPlaces: ["marriage", "bliss", "smuggler"].map((place): [string, string] => [place, place]),
    Picture: Green,
  },
  stores: (view, seat) => [{ name: "bread", count: view.marriage?.bread[seat] ?? 0 }],
};

import type { Expansion } from "../../contribution";
import type { EventsOf } from "../../types";
import { inn as innLabel } from "./aria_labels";
import Brewery from "./Brewery.svelte";
import { INN_FACES } from "./card_data";
import { EVENTS } from "./events";
import Hand from "./Hand.svelte";
import Inn from "./Inn.svelte";
import InnText from "./InnText.svelte";
import { ATTEMPTED_CHOICES, MOVE_TARGETS } from "./targets";
import { printed } from "./values";
import Villagers from "./Villagers.svelte";

export const inn: Expansion<EventsOf["inn"]> = {
  name: "inn",
  events: EVENTS,
  spaceIcons: { inn: "beer" },
  memberPlaces: [{ like: /^inn$/, icon: "beer", deed: "inn", space: "inn" }],
  moveTargets: MOVE_TARGETS,
  attemptedChoices: ATTEMPTED_CHOICES,
  spaceOfTarget: { villager: "inn", push: "inn" },
  placeLabels: { inn: innLabel },
  cardFaces: INN_FACES,
  goods: ["beer"],
  printed,
  farmThings: ["owned"],
  /** A villager card: in the card picker if it is about to be played, otherwise on the farm. */
  anchorNames: { owned: (rest) => [`playing.${rest}`, `owned.${rest}`, `farm.${rest.split(".")[0]}`] },
  customerQuestions: ["serve", "scrap"],
  places: [
    { id: "inn", site: "pasture", Place: Inn },
    { id: "brewery", site: "orchard", Place: Brewery },
  ],
  farm: [Villagers],
  cardPicker: Hand,
  TextView: InnText,
};

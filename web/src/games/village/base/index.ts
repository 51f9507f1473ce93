// What the base game contributes.
import type { Contribution } from "../contribution";
import type { EventsOf } from "../types";
import { ANCHOR_NAMES } from "./anchor_names";
import { ATTEMPTED_CHOICES, SPACE_OF_TARGET } from "./attempted_choices";
import { CARD_FACES } from "./card_faces";
import { CARD_TEXTS } from "./card_texts";
import { BASE_EVENTS } from "./events";
import { MEMBER_PLACES } from "./member_places";
import { MOVE_TARGETS } from "./move_targets";
import { PLACE_LABELS } from "./place_labels";

export const BASE: Contribution<EventsOf["base"]> = {
  events: BASE_EVENTS,
  spaceIcons: {
    grain: "grain",
    family: "person",
    crafts: "hammer",
    market: "customer",
    travel: "wagon",
    council: "steps",
    church: "window",
    well: "well",
  },
  memberPlaces: MEMBER_PLACES,
  moveTargets: MOVE_TARGETS,
  attemptedChoices: ATTEMPTED_CHOICES,
  spaceOfTarget: SPACE_OF_TARGET,
  placeLabels: PLACE_LABELS,
  cardFaces: CARD_FACES,
  cardTexts: CARD_TEXTS,
  customerQuestions: ["market"],
  anchorNames: ANCHOR_NAMES,
};

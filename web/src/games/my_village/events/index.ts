// All events of the game.
import type { GameEvent } from "../types";
import { CARD_EVENTS } from "./cards";
import { COURSE_EVENTS } from "./course";
import type { EventDefinition, EventDefinitions } from "./definition";
import { PEOPLE_EVENTS } from "./people";
import { THING_EVENTS } from "./things";

const EVENTS: EventDefinitions = { ...CARD_EVENTS, ...COURSE_EVENTS, ...PEOPLE_EVENTS, ...THING_EVENTS };

/** Return the definition of an event; none for a question of a preview. */
export const definitionOf = <E extends GameEvent>(event: E): EventDefinition<E> | undefined =>
  EVENTS[event.kind] as EventDefinition<E> | undefined;

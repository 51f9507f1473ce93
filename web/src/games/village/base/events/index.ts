// The events of the base game.
import type { EventDefinitions } from "../../events/definition";
import type { EventsOf } from "../../types";
import { COURSE_EVENTS } from "./course";
import { MEMBER_EVENTS } from "./members";
import { THING_EVENTS } from "./things";

export const BASE_EVENTS: EventDefinitions<EventsOf["base"]> = { ...COURSE_EVENTS, ...MEMBER_EVENTS, ...THING_EVENTS };

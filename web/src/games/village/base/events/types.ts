import type { EventDefinitions } from "../../events/definition";
import type { EventsOf } from "../../types";

/** The definitions of some events of the base game. */
export type BaseEvents<Kind extends EventsOf["base"]["kind"]> = Pick<EventDefinitions<EventsOf["base"]>, Kind>;

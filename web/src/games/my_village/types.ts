/** Types of the view and the events from the API schema. */
import type { Event, Schemas } from "$app/net/types";

export type View = Schemas["my_village_views_View"];
export type Village = Schemas["VillageView"];
export type Counts = Record<string, number>;
export type GameEvent = Schemas["my_village_Event"];

/** The events of a table of this game without the questions of a preview; no other place casts them. */
export const gameEvents = (events: Event[]): GameEvent[] =>
  events.filter((event) => event.kind !== "ask") as GameEvent[];

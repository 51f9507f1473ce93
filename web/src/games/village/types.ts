/** Types of the view and the events from the API schema. Members at a place are four numbers, one per generation. */
import type { AskEvent, Schemas } from "$app/net/types";

export type View = Schemas["village_views_View"];
export type Crowd = number[];
export type Counts = Record<string, number>;
export type Inn = Schemas["InnView"];
export type Goals = Schemas["GoalsView"];

/** The events of the base game and of each expansion. */
export interface EventsOf {
  base: Schemas["village_base_Event"];
  inn: Schemas["village_inn_Event"];
  port: Schemas["village_port_Event"];
  goals: Schemas["village_goals_Event"];
  customers: never;
  marriage: Schemas["village_marriage_Event"];
  solo: Schemas["village_solo_Event"];
}
export type VillageEvent = EventsOf[keyof EventsOf];
/** What a preview contains: events and the questions that follow. */
export type GameEvent = VillageEvent | AskEvent;

/** Types of the view and the events from the API schema. Members at a place are four numbers, one per generation. */
import type { AskEvent, Event, Schemas } from "$app/net/types";
import type { ExpansionEvents } from "./expansions/event_types";

export type View = Schemas["village_views_View"];
export type Crowd = number[];
export type Counts = Record<string, number>;

/** The events of the base game and of each expansion. */
export interface EventsOf extends ExpansionEvents {
  base: Schemas["village_base_Event"];
}
export type VillageEvent = EventsOf[keyof EventsOf];
/** What a preview contains: events and the questions that follow. */
export type GameEvent = VillageEvent | AskEvent;

/**
 * The events of a table of this game, of which the app knows only kind and seat. No other place casts them. An expansion
 * that `EventsOf` lacks does not compile.
 */
export const gameEvents = (events: Event[]): GameEvent[] => events as (Schemas["village_Event"] | AskEvent)[];
export const withoutQuestions = (events: GameEvent[]): VillageEvent[] => events.filter((event) => event.kind !== "ask");
/** The events of the log, which has no questions. */
export const loggedEvents = (events: Event[]): VillageEvent[] => withoutQuestions(gameEvents(events));

/** Types of the view and the events from the API schema. */
import type { Schemas } from "$app/net/types";

export type View = Schemas["my_village_views_View"];
export type Village = Schemas["VillageView"];
export type Counts = Record<string, number>;
export type GameEvent = Schemas["my_village_Event"];

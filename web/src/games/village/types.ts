/** Types of the view from the API schema. Members at a place are four numbers, one per generation. */
import type { Schemas } from "../../app/net/types";

export type View = Schemas["village_views_View"];
export type Crowd = number[];
export type Counts = Record<string, number>;
export type Inn = Schemas["InnView"];
export type Goals = Schemas["GoalsView"];

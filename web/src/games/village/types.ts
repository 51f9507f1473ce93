/** What the board draws, as the server describes it. Members at a place: four numbers, one a generation. */
import type { Schemas } from "../../shell/net/types";

export type View = Schemas["village_views_View"];
export type Crowd = number[];
export type Tally = Record<string, number>;
export type Inn = Schemas["InnView"];
export type Goals = Schemas["GoalsView"];

/** What the board draws, as the server describes it. Members at a place: four numbers, one a generation. */
import type { Farm, Schemas, View } from "../../shell/net/types";

export type { View };
export type Crowd = number[];
export type Tally = Record<string, number>;
export type Family = Farm;
export type Inn = Schemas["InnView"];
export type Goals = Schemas["GoalsView"];
export type Solo = Schemas["SoloView"];

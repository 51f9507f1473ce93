/** What the board draws, as the server describes it. */
import type { Schemas } from "../../shell/net/types";

export type View = Schemas["my_village_views_View"];
export type Village = Schemas["VillageView"];
export type Tally = Record<string, number>;

import type { Schemas } from "$app/net/types";

/** The events of each expansion. */
export interface ExpansionEvents {
  inn: Schemas["village_inn_Event"];
  port: Schemas["village_port_Event"];
  goals: Schemas["village_goals_Event"];
  customers: never;
  marriage: Schemas["village_marriage_Event"];
  solo: Schemas["village_solo_Event"];
}

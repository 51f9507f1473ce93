import { farm, type Read } from "../../flights";

export const GOAL_FLIGHTS: Record<string, Read> = {
  goal: (e) => [{ piece: { icon: "prestige" }, from: farm(e), to: `store.${e.seat}.prestige` }],
};

import { farm, type Animate } from "../../animations";

export const GOAL_ANIMATIONS: Record<string, Animate> = {
  goal: (e) => [{ piece: { icon: "prestige" }, from: farm(e), to: `store.${e.seat}.prestige` }],
};

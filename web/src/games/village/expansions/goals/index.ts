import { registerCardFaces } from "../../cards/card_data";
import { registerAnimations } from "../../animations";
import { registerMoveTargets } from "../../move_targets";
import { registerAttemptedChoices, targetKind } from "../../refusal_targets";
import type { Expansion } from "..";
import { GOAL_FACES } from "./card_data";
import { GOAL_ANIMATIONS } from "./animations";
import GoalPicker from "./GoalPicker.svelte";
import Goals from "./Goals.svelte";

registerMoveTargets({ goal: (choice) => (choice === "keep" ? null : `goal.${choice}`) });
registerAttemptedChoices({ goal: targetKind("goal") });
registerCardFaces(GOAL_FACES);
registerAnimations(GOAL_ANIMATIONS);

export const goals: Expansion = {
  name: "goals",
  goods: [],
  places: [],
  farm: [Goals],
  panels: [],
  cardPicker: GoalPicker,
};

import { registerCardFaces } from "../../cards/card_data";
import { registerAnimations } from "../../animations";
import type { Expansion } from "..";
import { GOAL_FACES } from "./card_data";
import { GOAL_ANIMATIONS } from "./animations";
import Goals from "./Goals.svelte";

registerCardFaces(GOAL_FACES);
registerAnimations(GOAL_ANIMATIONS);

export const goals: Expansion = { name: "goals", goods: [], places: [], farm: [Goals], panels: [] };

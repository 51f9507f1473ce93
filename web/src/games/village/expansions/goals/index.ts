import { targetKind } from "../../attempts";
import type { Expansion } from "../../contribution";
import type { EventsOf } from "../../types";
import { GOAL_FACES } from "./card_data";
import { EVENTS } from "./events";
import "./goals.css";
import GoalPicker from "./GoalPicker.svelte";
import Goals from "./Goals.svelte";
import GoalsText from "./GoalsText.svelte";
import { printed } from "./values";

export const goals: Expansion<EventsOf["goals"]> = {
  name: "goals",
  events: EVENTS,
  moveTargets: { goal: (choice) => (choice === "keep" ? null : `goal.${choice}`) },
  attemptedChoices: { goal: targetKind("goal") },
  cardFaces: GOAL_FACES,
  farm: [Goals],
  cardPicker: GoalPicker,
  printed,
  TextView: GoalsText,
};

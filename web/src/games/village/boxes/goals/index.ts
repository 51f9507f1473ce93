import { meet } from "../../cards/faces";
import { moveAlso } from "../../flights";
import type { Box } from "../index";
import { GOAL_FACES } from "./faces";
import { GOAL_FLIGHTS } from "./flights";
import Goals from "./Goals.svelte";

meet(GOAL_FACES);
moveAlso(GOAL_FLIGHTS);

export const goals: Box = { name: "goals", goods: [], places: [], farm: [Goals], panels: [] };

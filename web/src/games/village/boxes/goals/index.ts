import { moveAlso } from "../../flights";
import type { Box } from "../index";
import { GOAL_FLIGHTS } from "./flights";
import Goals from "./Goals.svelte";

moveAlso(GOAL_FLIGHTS);

export const goals: Box = { name: "goals", goods: [], places: [], farm: [Goals], panels: [] };

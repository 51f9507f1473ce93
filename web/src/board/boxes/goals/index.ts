import type { Box } from "../index";
import Goals from "./Goals.svelte";

export const goals: Box = { name: "goals", goods: [], places: [], farm: [Goals], panels: [] };

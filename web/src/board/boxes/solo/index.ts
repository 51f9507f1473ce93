import type { Box } from "../index";
import Rival from "./Rival.svelte";

export const solo: Box = { name: "solo", goods: [], places: [], farm: [], panels: [Rival] };

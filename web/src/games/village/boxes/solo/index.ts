import { moveAlso } from "../../flights";
import { findAlso } from "../../spots";
import { wouldAlso } from "../../whynot";
import type { Box } from "../index";
import { SOLO_FLIGHTS } from "./flights";
import Rival from "./Rival.svelte";

findAlso({ rival: (answer) => `rival.${answer}` });
wouldAlso({ rival: (kind, rest) => (kind === "cube" || kind === "rival" ? (rest.split(".").at(-1) ?? null) : null) });
moveAlso(SOLO_FLIGHTS);

export const solo: Box = { name: "solo", goods: [], places: [], farm: [], panels: [Rival] };

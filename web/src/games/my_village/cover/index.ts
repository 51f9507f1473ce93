import type { Cover } from "../../../shell/game";
import Picture from "./Scene.svelte";
import Steps from "./Steps.svelte";
import Vignette from "../../village/cover/Vignette.svelte";

export const cover: Cover = { seats: 3, alone: false, Picture, Steps, Vignette };

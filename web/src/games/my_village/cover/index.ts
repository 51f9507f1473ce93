import type { Cover } from "$app/game";
import Picture from "./Scene.svelte";
import Steps from "./Steps.svelte";
import Vignette from "$games/shared/cover/Vignette.svelte";

export const cover: Cover = { seats: 3, hasSoloMode: false, Picture, Steps, Vignette };

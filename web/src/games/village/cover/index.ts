import type { Cover } from "../../../shell/game";
import Picture from "./Scene.svelte";
import Steps from "./Steps.svelte";

export const cover: Cover = { edition: "bigbox", Picture, Steps };

import type { Cover } from "$app/game";
import Picture from "./Scene.svelte";
import Steps from "./Steps.svelte";
import Vignette from "$games/shared/cover/Vignette.svelte";

export const cover: Cover = {
  seats: 3,
  hasSoloMode: true,
  Picture,
  Steps,
  Vignette,
  symbols: () => import("./Symbols.svelte"),
};

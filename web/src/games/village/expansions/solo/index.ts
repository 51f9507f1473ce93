import { registerAnimations } from "../../animations";
import { COLOUR, registerChips } from "../../chips";
import { registerMoveTargets } from "../../move_targets";
import { registerAttemptedChoices } from "../../refusal_targets";
import type { Expansion } from "..";
import { SOLO_ANIMATIONS } from "./animations";
import Rival from "./Rival.svelte";

registerMoveTargets({ rival: (choice) => `rival.${choice}` });
registerAttemptedChoices({
  rival: (kind, rest) => (kind === "cube" || kind === "rival" ? (rest.split(".").at(-1) ?? null) : null),
});
registerAnimations(SOLO_ANIMATIONS);
registerChips({ rival_take: [COLOUR, "plain", true], rival_serve: ["customer", "plain", true] });

export const solo: Expansion = { name: "solo", goods: [], places: [], farm: [], panels: [Rival] };

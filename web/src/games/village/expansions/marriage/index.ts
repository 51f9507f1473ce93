import { registerChips } from "../../chips";
import { registerAnimations } from "../../animations";
import { registerMoveTargets } from "../../move_targets";
import { registerResourceDeltas } from "../../resource_deltas";
import { registerAriaLabels } from "../../aria_labels";
import {
  registerSpaces,
  firstMatch,
  memberFrom,
  targetKind,
  registerAttemptedChoices,
  type AttemptedChoice,
} from "../../refusal_targets";
import type { Expansion } from "..";
import { MARRIAGE_ANIMATIONS } from "./animations";
import Green from "./Green.svelte";
import Loaves from "./Loaves.svelte";
import { MARRIAGE_CHIPS, MARRIAGE_DELTAS } from "./chips";
import { MARRIAGE_LABELS } from "./aria_labels";

registerMoveTargets({
  marriage: (choice) => choice,
  smuggler: (choice) => `bargain.${choice}`,
  dowry: (choice) => `dowry.${choice}`,
  promote: (choice) => (choice.startsWith("bread.") ? choice : `member.window${choice}`),
});

const ranks: AttemptedChoice = (kind, rest) => (kind === "rank" ? `rank.${rest}` : null);
const given: AttemptedChoice = (kind, rest) =>
  kind === "own" && /^(brown|green|orange|pink)$/.test(rest) ? `give.${rest}` : null;

registerAttemptedChoices({
  marriage: ranks,
  smuggler: firstMatch(targetKind("bargain"), given),
  dowry: targetKind("dowry"),
  promote: firstMatch(memberFrom(/^window([123])$/, "$1.$2"), (kind, rest) =>
    kind === "bread" ? `bread.${rest}` : null,
  ),
});
registerSpaces({ rank: "marriage", dowry: "marriage", bargain: "smuggler" }, [
  [/^(ceremony|bliss|dowry)$/, "marriage"],
]);
registerAnimations(MARRIAGE_ANIMATIONS);
registerResourceDeltas(MARRIAGE_DELTAS);
registerChips(MARRIAGE_CHIPS);
registerAriaLabels(MARRIAGE_LABELS);

export const marriage: Expansion = {
  name: "marriage",
  goods: [],
  places: [],
  farm: [],
  panels: [],
  over: [["church", Loaves]],
  district: {
    id: "wedding",
    title: "board-sheet-wedding",
    heights: { wide: 290, tall: 1010 },
    spaces: ["marriage", "smuggler"],
    labelledPlaces: ["marriage", "bliss", "smuggler"].map((place): [string, string] => [place, place]),
    Picture: Green,
  },
  stores: (view, seat) => [{ name: "bread", count: view.marriage?.bread[seat] ?? 0 }],
};

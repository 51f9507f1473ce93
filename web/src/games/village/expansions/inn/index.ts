import { registerCardFaces } from "../../cards/card_data";
import { registerAnimations } from "../../animations";
import { registerMoveTargets } from "../../move_targets";
import {
  firstMatch,
  memberFrom,
  targetKind,
  stallChoice,
  registerAttemptedChoices,
  type AttemptedChoice,
} from "../../refusal_targets";
import type { Expansion } from "..";
import Brewery from "./Brewery.svelte";
import { INN_FACES } from "./card_data";
import { INN_ANIMATIONS } from "./animations";
import Hand from "./Hand.svelte";
import Inn from "./Inn.svelte";
import Villagers from "./Villagers.svelte";

registerMoveTargets({
  inn: (choice) => choice.replace("place", "member.farm"),
  cycle: (choice) => choice,
  villager: (choice) => `villager.${choice}`,
  window: (choice) => `owned.${choice}`,
  serve: (choice) => choice,
  scrap: (choice) => choice,
  call: (choice) => `member.bag.${choice}`,
  mercy: (choice) => `pane.${choice}`,
  lift: (choice, view) => `member.${view.ask.about}.${choice}`,
  rise: (choice) => `stage.${choice}`,
});

const inside: AttemptedChoice = (kind, rest) => (kind === "area" && rest === "inn" ? "place.1" : null);
const upTo =
  (most: number, way: AttemptedChoice): AttemptedChoice =>
  (...target) =>
    Number(way(...target) ?? 9) <= most ? way(...target) : null;

registerAttemptedChoices({
  inn: firstMatch(memberFrom("farm", "place.$2"), inside),
  cycle: (kind, rest) => (kind === "push" ? `push.${rest}` : null),
  villager: targetKind("villager"),
  window: targetKind("owned"),
  serve: stallChoice,
  scrap: stallChoice,
  call: memberFrom("bag"),
  mercy: upTo(3, firstMatch(targetKind("pane"), memberFrom(/^window(\d)$/, "$1"))),
  lift: memberFrom(/^window(\d)$/),
  rise: upTo(3, firstMatch(targetKind("stage"), memberFrom(/^council(\d)$/, "$1"))),
});
registerCardFaces(INN_FACES);
registerAnimations(INN_ANIMATIONS);

export const inn: Expansion = {
  name: "inn",
  goods: ["beer"],
  places: [
    ["inn", Inn],
    ["brewery", Brewery],
  ],
  farm: [Villagers],
  panels: [],
  cardPicker: Hand,
};

// The targets on the board for the questions of the expansion, and what clicks attempt.
import { firstMatch, memberFrom, stallChoice, targetKind } from "../../attempts";
import type { FindTarget } from "../../move_targets";
import type { AttemptedChoice } from "../../refusal_targets";

export const MOVE_TARGETS: Record<string, FindTarget> = {
  inn: (choice) => choice.replace("place", "member.farm"),
  cycle: (choice) => choice,
  villager: (choice) => `villager.${choice}`,
  window: (choice) => `owned.${choice}`,
  serve: (choice) => choice,
  scrap: (choice) => choice,
  call: (choice) => `member.bag.${choice}`,
  mercy: (choice) => `pane.${choice}`,
  lift: (choice, view) => `member.${view.ask.subject}.${choice}`,
  rise: (choice) => `stage.${choice}`,
};

const inside: AttemptedChoice = (kind, rest) => (kind === "area" && rest === "inn" ? "place.1" : null);
const upTo =
  (most: number, way: AttemptedChoice): AttemptedChoice =>
  (...target) =>
    Number(way(...target) ?? 9) <= most ? way(...target) : null;

export const ATTEMPTED_CHOICES: Record<string, AttemptedChoice> = {
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
};

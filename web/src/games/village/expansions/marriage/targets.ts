// The targets on the board for the questions of the expansion, and what clicks attempt.
import { firstMatch, memberFrom, targetKind } from "../../attempts";
import type { FindTarget } from "../../move_targets";
import type { AttemptedChoice } from "../../refusal_targets";

export const MOVE_TARGETS: Record<string, FindTarget> = {
  marriage: (choice) => choice,
  smuggler: (choice) => `bargain.${choice}`,
  dowry: (choice) => `dowry.${choice}`,
  promote: (choice) => (choice.startsWith("bread.") ? choice : `member.window${choice}`),
};

const ranks: AttemptedChoice = (kind, rest) => (kind === "rank" ? `rank.${rest}` : null);
const given: AttemptedChoice = (kind, rest) =>
  kind === "own" && /^(brown|green|orange|pink)$/.test(rest) ? `give.${rest}` : null;

export const ATTEMPTED_CHOICES: Record<string, AttemptedChoice> = {
  marriage: ranks,
  smuggler: firstMatch(targetKind("bargain"), given),
  dowry: targetKind("dowry"),
  promote: firstMatch(memberFrom(/^window([123])$/, "$1.$2"), (kind, rest) =>
    kind === "bread" ? `bread.${rest}` : null,
  ),
};

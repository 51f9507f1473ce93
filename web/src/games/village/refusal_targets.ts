import { compositionOf } from "./composition";
import type { View } from "./types";

/** Return the choice that a click on a target attempts, legal or not, so that the page can ask why it is refused. */
export type AttemptedChoice = (kind: string, rest: string, view: View) => string | null;

const splitTarget = (target: string): [string, string] => {
  const [, kind = "", rest = ""] = /^([^.]*)\.(.*)$/.exec(target) ?? [];
  return [kind, rest];
};

/** Return the move that a click on a target attempts, so that the page can ask why it is illegal. */
export function attemptedMove(target: string, view: View): string | null {
  const choice = compositionOf(view).attemptedChoices[view.ask.question]?.(...splitTarget(target), view) ?? null;
  return choice === null ? null : `${view.ask.question} ${choice}`;
}

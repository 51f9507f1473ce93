// The target on the board for each move. `black` is the display, `own` the village of the player to move.
import type { View } from "./types";

type FindTarget = (choice: string) => string | null;

const own: FindTarget = (choice) => `own.${choice}`;
const villager: FindTarget = (choice) => `villager.${choice}`;

const MOVE_TARGETS: Record<string, FindTarget> = {
  dice: () => "pool",
  value: (choice) => `value.${choice}`,
  banner: (choice) => (choice.startsWith("white.") ? own(choice.slice(6)) : `black.${choice}`),
  white: own,
  pay: (choice) => own(choice === "guild" ? "council" : choice),
  plow: (choice) => own(choice.replace("to.", "")),
  tile: own,
  customer: (choice) => `display.${choice}`,
  school: (choice) => (/^(left|right)\./.test(choice) ? `descendant.${choice}` : `pupil.${choice}`),
  headman: (choice) => `path.${choice}`,
  mark: (choice) => `mark.${choice}`,
  redraw: (choice) => (choice === "no" ? "seen" : null), // a click on the revealed card keeps it
  death: villager,
  laborer: villager,
};
export const DECLINES = ["done", "no", "none", "pass", "stay", "yes"]; // most of these have no target

export const splitMove = (token: string): [string, string] => {
  const [step = "", choice = ""] = token.split(" ");
  return [step, choice];
};

/** Return the target on the board that stands for a move; null for moves that need a button. */
export function targetOf(token: string): string | null {
  const [step, choice] = splitMove(token);
  return DECLINES.includes(choice) && step !== "redraw" ? null : (MOVE_TARGETS[step]?.(choice) ?? null);
}

/** Whether a move is made with several clicks. */
export const isMultiSelect = (token: string) => {
  const [step, choice] = splitMove(token);
  return step === "dice" || (step === "customer" && choice !== "done");
};

/** Whether the board shows number keys for a move. */
export const hasNumberKey = (token: string) => splitMove(token)[0] === "dice";

/** Return the move of each legal target. */
export function targetMoves(tokens: string[]): Map<string, string> {
  const singleClick = tokens.filter((token) => !isMultiSelect(token));
  return new Map(
    singleClick.flatMap((token) => {
      const target = targetOf(token);
      return target === null ? [] : [[target, token] as const];
    }),
  );
}

/** The choice that a click on a target attempts, legal or not. */
const ATTEMPTED_CHOICES: Record<string, [from: RegExp, choice: string][]> = {
  value: [[/^value\.(.+)$/, "$1"]],
  banner: [
    [/^black\.(.+)$/, "$1"],
    [/^own\.(.+)$/, "white.$1"],
    [/^path\..+$/, "headman"],
  ],
  white: [[/^own\.(.+)$/, "$1"]],
  tile: [[/^own\.(.+)$/, "$1"]],
  plow: [[/^own\.(smithy|field\d)$/, "$1"]],
  pay: [
    [/^own\.council$/, "guild"],
    [/^own\.(stables|brewery|smithy|office|wainwright|field\d)$/, "$1"],
  ],
  customer: [[/^display\.(.+)$/, "$1"]],
  headman: [[/^path\.(.+)$/, "$1"]],
  mark: [[/^mark\.(.+)$/, "$1"]],
  redraw: [[/^seen$/, "no"]],
  school: [[/^villager\.(.+)$/, "left.$1"]],
  death: [[/^villager\.(.+)$/, "$1"]],
  laborer: [[/^villager\.(.+)$/, "$1"]],
};

/** Return the move that a click on a target attempts, so that the page can ask why it is illegal. */
export function attemptedMove(target: string, { ask }: View): string | null {
  const match = ATTEMPTED_CHOICES[ask.question]?.find(([from]) => from.test(target));
  return match ? `${ask.question} ${target.replace(match[0], match[1])}` : null;
}

import type { View } from "./types";

/** Return the target on the board for a choice, by question. Expansions add theirs. */
export type FindTarget = (choice: string, view: View) => string | null;

const farmMember: FindTarget = (choice) => `member.farm.${choice}`;
const sameName: FindTarget = (choice) => choice;
const stock: FindTarget = (choice) => `stock.${choice}`;
const own: FindTarget = (choice) => `own.${choice}`;

const MOVE_TARGETS: Record<string, FindTarget> = {
  turn: (choice) => (choice.startsWith("well.") ? choice : `cube.${choice}`),
  action: (choice) => `area.${choice}`,
  harvest: () => "area.grain",
  family: (choice) => (choice === "birth" ? "area.family" : choice.replace("home", "member")),
  crafts: (choice) => `craft.${choice}`,
  make: (_, view) => `craft.${view.ask.about}.make`,
  train: farmMember,
  who: (choice, view) => `member.${view.ask.about}.${choice}`,
  death: (choice) => `member.${choice}`,
  buy: (choice) => `member.bag.${choice}`,
  promote: (choice) => `member.window${choice}`,
  good: stock,
  cube: stock,
  gift: stock,
  fee: own,
  church: own,
  pay: (choice) => `pay.${choice}`,
  council: (choice) => ({ enter: "stage.1", rest: "area.council" })[choice] ?? choice.replace("advance", "stage"),
  privilege: (choice) => `privilege.${choice}`,
  travel: (choice) => choice.replace(/^send\./, "step.village.").replace(/^move\./, "step."),
  market: sameName,
};

/** Add the targets of an expansion's questions. */
export function registerMoveTargets(targets: Record<string, FindTarget>): void {
  Object.assign(MOVE_TARGETS, targets);
}

/** Return the target on the board that stands for a move; null for moves that need a button, such as passing. */
export function targetOf(token: string, view: View): string | null {
  const [step = "", choice = ""] = token.split(" ");
  return choice === "pass" ? null : (MOVE_TARGETS[step]?.(choice, view) ?? null);
}

/** Whether a move has a target on the board; all others need a button. */
export function isOnBoard(token: string, view: View): boolean {
  return targetOf(token, view) !== null;
}

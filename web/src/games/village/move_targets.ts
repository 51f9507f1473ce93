import { compositionOf } from "./composition";
import type { View } from "./types";

/** Return the target on the board for a choice. */
export type FindTarget = (choice: string, view: View) => string | null;

/** Return the target on the board that stands for a move; null for moves that need a button, such as passing. */
export function targetOf(token: string, view: View): string | null {
  const [step = "", choice = ""] = token.split(" ");
  return choice === "pass" ? null : (compositionOf(view).moveTargets[step]?.(choice, view) ?? null);
}

/** Whether a move has a target on the board; all others need a button. */
export function isOnBoard(token: string, view: View): boolean {
  return targetOf(token, view) !== null;
}

// Illegal moves grouped by the reason.
import type { Text } from "../i18n/text";
import type { IllegalMove } from "../net/types";

export interface Reason {
  text: string;
  rule: string;
  moves: string[];
}

export function groupByReason(illegalMoves: IllegalMove[], names: string[], texts: Text): Reason[] {
  const byText = new Map<string, Reason>();
  for (const { token, rule, reason: key, arguments: args } of illegalMoves) {
    const text = texts.reason(key, args);
    const reason = byText.get(text) ?? { text, rule, moves: [] };
    reason.moves.push(texts.move(token, names));
    byText.set(text, reason);
  }
  return [...byText.values()];
}

// What cannot be answered now, put together by the reason.
import type { Text } from "../i18n/text";
import type { Refused } from "../net/types";

export interface Reason {
  said: string;
  rule: string;
  answers: string[];
}

export function reasonsOf(refused: Refused[], names: string[], text: Text): Reason[] {
  const found = new Map<string, Reason>();
  for (const one of refused) {
    const said = text.reason(one.reason, one.arguments);
    const reason = found.get(said) ?? { said, rule: one.rule, answers: [] };
    reason.answers.push(text.answer(one.token, names));
    found.set(said, reason);
  }
  return [...found.values()];
}

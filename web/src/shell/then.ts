// One step further: what can be answered to the question that an answer leads to.
import type { Chip } from "./game";
import type { Text } from "./i18n/text";
import type { Event } from "./net/types";

const FEW = 3; // answers, or kinds of them, that are named one by one

/** The answers in a few words: each of them, or of what kinds they are, or else the question. */
function answersOf(question: string, tokens: string[], text: Text): string {
  const kinds = [...new Set(tokens.map((token) => token.split(".").at(-1)!))];
  const words =
    tokens.length <= FEW
      ? tokens.map((token) => text.answer(`${question} ${token}`))
      : kinds.length <= FEW && kinds.every((kind) => text.has(`word-${kind}`))
        ? kinds.map((kind) => text.word(kind))
        : [text.question(question)];
  return new Intl.ListFormat(text.language, { type: "disjunction" }).format(new Set(words));
}

/** What comes next as a sign; none where only a generation or a number is chosen. */
export function thenOf(events: Event[], text: Text, declines: string[]): Chip[] {
  const asked = events.find((event) => event.kind === "ask");
  const tokens = String(asked?.answers ?? "")
    .split(" ")
    .filter((token) => token && !declines.includes(token));
  if (!asked || tokens.every((token) => /^\d+$/.test(token))) return [];
  const what = answersOf(String(asked.question), tokens, text);
  return [{ icon: "", tone: "plain", words: text.say("page-chip-then", { what }) }];
}

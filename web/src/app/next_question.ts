// The question that follows a move, for its preview.
import type { Chip } from "./game";
import type { Text } from "./i18n/text";
import { isQuestion, type Event } from "./net/types";

const FEW = 3; // this many moves, or kinds of moves, are named one by one

/** Summarise the moves: name each, or their kinds, or else the question. */
function summarizeMoves(question: string, tokens: string[], text: Text): string {
  const kinds = [...new Set(tokens.map((token) => token.split(".").at(-1)!))];
  const names =
    tokens.length <= FEW
      ? tokens.map((token) => text.move(`${question} ${token}`))
      : kinds.length <= FEW && kinds.every((kind) => text.has(`word-${kind}`))
        ? kinds.map((kind) => text.word(kind))
        : [text.question(question).replace(/[.?。？]$/, "")];
  return new Intl.ListFormat(text.language, { type: "disjunction" }).format(new Set(names));
}

/** Return a chip for the next question; none if only a generation or a number is chosen. */
export function nextQuestionChips(events: Event[], text: Text, declines: string[]): Chip[] {
  const question = events.find(isQuestion);
  const tokens = (question?.choices ?? "").split(" ").filter((token) => token && !declines.includes(token));
  if (!question || tokens.every((token) => /^\d+$/.test(token))) return [];
  const summary = summarizeMoves(question.question, tokens, text);
  return [{ icon: "", tone: "plain", words: text.say("page-chip-next", { what: summary }) }];
}

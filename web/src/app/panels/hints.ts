// How far a hinted move is behind the best one, and agreement with the analysis of the same position.
import { i18n, t } from "../i18n/i18n.svelte";
import type { Schemas } from "../net/types";

type Advice = Schemas["Advice"];
type Mistake = Schemas["Mistake"];

const mistakes = new Map<string, Mistake>();
const keyOf = (tableId: string, ply: number) => `${tableId} ${ply}`;

/** Remember the mistakes of an analysed game. */
export function rememberMistakes(tableId: string, added: Mistake[]) {
  for (const mistake of added) mistakes.set(keyOf(tableId, mistake.ply), mistake);
}
export const mistakeAt = (tableId: string, ply: number | null) =>
  ply === null ? undefined : mistakes.get(keyOf(tableId, ply));

/** Replace the values of a hint by those of the analysis, which took longer, and sort the best move first. */
export function mergeAnalysis(moves: Advice[], mistake: Mistake | undefined, isSolo: boolean): Advice[] {
  if (!mistake) return moves;
  const values = new Map([
    [mistake.move, { value: mistake.value, lead: mistake.lead }],
    [mistake.better, { value: mistake.better_value, lead: mistake.better_lead }],
  ]);
  const measure = isSolo ? "score" : "chance";
  const merged = moves.map((advice) => {
    const known = values.get(advice.move);
    return known ? { ...advice, [measure]: known.value, lead: known.lead } : advice;
  });
  return merged.sort((a, b) => Number(b.move === mistake.better) - Number(a.move === mistake.better));
}

// An inaccuracy costs this much (village/bots/analysis/grades.py).
const [CHANCE, POINTS] = [0.05, 2];
const [EQUAL, CLOSE, FAR] = [0.2, 0.5, 1.5]; // of an inaccuracy

/** Return the message key for the distance to the best move, in win chance or points, whichever is larger. */
export function gradeMessage(best: Advice, advice: Advice) {
  const behind = Math.max(((best.chance ?? 0) - (advice.chance ?? 0)) / CHANCE, (best.lead - advice.lead) / POINTS);
  if (behind < EQUAL) return "page-hint-equal";
  if (behind < CLOSE) return "page-hint-close-call";
  return behind < FAR ? "page-hint-behind" : "page-hint-worse";
}

/** Put reasons into one line of text. */
export const describeReasons = (reasons: Schemas["Reason"][]) =>
  reasons.map((reason) => i18n.text.advantage(reason)).reduce((a, b) => t("page-list-reasons", { a, b }));

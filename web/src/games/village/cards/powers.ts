import type { Goal, Printed, Villager } from "../printed";
import { faceOf } from "./faces";

const FEW = 2; // so many are drawn one beside the other
const repeated = (things: Record<string, number>) =>
  Object.entries(things).flatMap(([thing, n]) => (n > FEW ? [`${n}×`, thing] : Array.from({ length: n }, () => thing)));

/** What a card costs, as pictures. */
export const priceOf = (card: string, { villagers }: Printed): string[] => repeated(villagers[card]?.price ?? {});

function does({ take, points, most }: Villager, power: string[]): string[] {
  if (take) return ["+", ...repeated(take)];
  return points ? ["book", ":", `*${points}`, "/", ...power, ...(most ? [`≤${most}`] : [])] : power;
}

function wants({ points, needs, at_least, at_most }: Goal, power: string[]): string[] {
  const count = at_most === undefined ? ((at_least ?? 1) > 1 ? [`${at_least}×`] : []) : [`≤${at_most}`];
  return [...(needs ? repeated(needs) : [...count, ...power]), "›", `*${points}`];
}

/** What a card does, in signs: its numbers are printed, the picture for the rest is drawn by its box. */
export function signsOf(card: string, { villagers, goals }: Printed): string[] {
  const { power } = faceOf(card);
  const [villager, goal] = [villagers[card], goals[card]];
  return villager ? does(villager, power) : goal ? wants(goal, power) : power;
}

// The values of the expansion, from its table.
import { repeated } from "../../cards/powers";
import type { AddedValues } from "../../printed";
import { valuesFrom, type Tables } from "../../tables";
import type { Counts } from "../../types";

/** A life goal: what must lie on the farm, or how many of something. */
interface GoalCard {
  token: string;
  needs?: Counts;
  at_least?: number;
  at_most?: number;
}

interface GoalsTables {
  silver: GoalCard[];
  gold: GoalCard[];
  points: { silver: number; gold: number };
}

export const goalsTables = (tables: Tables) => tables.goals as GoalsTables;

/** Each goal with its prestige. */
export const goalsOf = valuesFrom((tables): Record<string, GoalCard & { points: number }> => {
  const { silver, gold, points } = goalsTables(tables);
  const worth = (cards: GoalCard[], points: number) => cards.map((card) => [card.token, { ...card, points }]);
  return Object.fromEntries([...worth(silver, points.silver), ...worth(gold, points.gold)]);
});

function symbolsOf({ points, needs, at_least, at_most }: GoalCard & { points: number }, power: string[]): string[] {
  const count = at_most === undefined ? ((at_least ?? 1) > 1 ? [`${at_least}×`] : []) : [`≤${at_most}`];
  return [...(needs ? repeated(needs) : [...count, ...power]), "›", `*${points}`];
}

export function printed(tables: Tables): AddedValues {
  const cards = Object.entries(goalsOf(tables)).map(([token, goal]) => [
    token,
    { price: {}, symbols: (power: string[]) => symbolsOf(goal, power) },
  ]);
  return { cards: Object.fromEntries(cards) };
}

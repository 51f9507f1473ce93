import { lengthOf } from "../looks";
import type { Goal, Printed, Villager } from "../printed";
import { faceOf } from "./faces";

const FEW = 2; // so many are drawn one beside the other
const repeated = (things: Record<string, number>) =>
  Object.entries(things).flatMap(([thing, n]) => (n > FEW ? [`${n}×`, thing] : Array.from({ length: n }, () => thing)));

/** What one gets: as many of several things as of each other are counted once. */
function taken(things: Record<string, number>): string[] {
  const [n = 0, ...more] = Object.values(things);
  return n > 1 && more.length && more.every((one) => one === n) ? [`${n}×`, ...Object.keys(things)] : repeated(things);
}

/** What a card costs, as pictures. */
export const priceOf = (card: string, { villagers }: Printed): string[] => repeated(villagers[card]?.price ?? {});

function does({ take, points, most }: Villager, power: string[], brief: boolean): string[] {
  if (take) return ["+", ...taken(take)];
  if (!points) return power;
  return brief ? [`*${points}`, ...power] : ["book", ":", `*${points}`, "/", ...power, ...(most ? [`≤${most}`] : [])];
}

function wants({ points, needs, at_least, at_most }: Goal, power: string[]): string[] {
  const count = at_most === undefined ? ((at_least ?? 1) > 1 ? [`${at_least}×`] : []) : [`≤${at_most}`];
  return [...(needs ? repeated(needs) : [...count, ...power]), "›", `*${points}`];
}

/** What a card does, in signs: its numbers are printed, the picture for the rest is drawn by its box. Small cards are brief. */
export function signsOf(card: string, { villagers, goals }: Printed, brief = false): string[] {
  const { power } = faceOf(card);
  const [villager, goal] = [villagers[card], goals[card]];
  return villager ? does(villager, power, brief) : goal ? wants(goal, power) : power;
}

export const PICTURE = /^[a-z]{2,}$/;
export const POINTS = /^\*(\d+)$/; // a shield
/** How much room signs take. */
export const wide = (sign: string) => (PICTURE.test(sign) || POINTS.test(sign) ? 24 : lengthOf(sign, 17) + 4);
export const lengthOfSigns = (signs: string[]) => signs.reduce((sum, sign) => sum + wide(sign), 0);

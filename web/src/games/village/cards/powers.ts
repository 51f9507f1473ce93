import type { Composition } from "../composition";
import { textWidth } from "../constants";
import type { Goal, Printed, Villager } from "../printed";
import { faceOf } from "./card_data";

const FEW = 2; // up to this many are drawn side by side
const repeated = (things: Record<string, number>) =>
  Object.entries(things).flatMap(([thing, n]) => (n > FEW ? [`${n}×`, thing] : Array.from({ length: n }, () => thing)));

/** Resources gained; equal amounts of several resources share one number. */
function taken(things: Record<string, number>): string[] {
  const [n = 0, ...more] = Object.values(things);
  return n > 1 && more.length && more.every((count) => count === n)
    ? [`${n}×`, ...Object.keys(things)]
    : repeated(things);
}

/** The price of a card in symbols. */
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

/** The effect of a card in symbols; `brief` for small cards. */
export function symbolsOf(card: string, game: Composition, brief = false): string[] {
  const { villagers, goals } = game.printed;
  const { power } = faceOf(card, game);
  const [villager, goal] = [villagers[card], goals[card]];
  return villager ? does(villager, power, brief) : goal ? wants(goal, power) : power;
}

export const PICTURE = /^[a-z]{2,}$/;
export const POINTS = /^\*(\d+)$/; // a shield
/** The width of a symbol. */
export const symbolWidth = (symbol: string) =>
  PICTURE.test(symbol) || POINTS.test(symbol) ? 24 : textWidth(symbol, 17) + 4;
export const symbolsWidth = (symbols: string[]) => symbols.reduce((sum, symbol) => sum + symbolWidth(symbol), 0);

// Moves made with several clicks: two dice, and customers in any order.
import { DICE } from "./constants";
import type { Printed } from "./printed";
import type { View } from "./types";

/** The kind of a die of the pool. */
export const kindOfDie = (target: string) => target.split(".")[1] ?? "";

/** The dice of the pool as targets, equal dice next to each other. */
export const diceIn = (pool: Record<string, number>) =>
  DICE.flatMap((kind) => Array.from({ length: pool[kind] ?? 0 }, (_, n) => `die.${kind}.${n}`));

/** The token of two dice: white before black, lower before higher. */
export function pairMove(first: string, second: string): string {
  const kinds = [first, second].map(kindOfDie).sort((a, b) => DICE.indexOf(a) - DICE.indexOf(b));
  return `dice ${kinds.join(".")}`;
}

/** Add a target to the picks, or remove it. */
export const toggled = (picked: string[], target: string) =>
  picked.includes(target) ? picked.filter((pick) => pick !== target) : [...picked, target];

/** Whether a die can be picked in addition to the current picks. */
export function canPick(target: string, picked: string[], tokens: string[]): boolean {
  const [first] = picked;
  if (first === target) return true;
  if (first === undefined)
    return tokens.some((token) => token.startsWith("dice ") && token.slice(5).split(".").includes(kindOfDie(target)));
  return tokens.includes(pairMove(first, target));
}

/** The kinds of dice in the pool, in the order of their number keys. */
export const kindsIn = (pool: Record<string, number>) => DICE.filter((kind) => (pool[kind] ?? 0) > 0);

/** The die of a number key: one more of its kind if that is legal, otherwise a picked one to put back. */
export function dieOf(n: number, pool: Record<string, number>, picked: string[], tokens: string[]): string | undefined {
  const like = diceIn(pool).filter((target) => kindOfDie(target) === kindsIn(pool)[n - 1]);
  return (
    like.find((target) => !picked.includes(target) && canPick(target, picked, tokens)) ??
    like.find((target) => picked.includes(target))
  );
}

/** Whether a die or a customer is part of a move. */
export function isPartOf(move: string, target: string): boolean {
  const [, kind = "", n = ""] = target.split(".");
  if (!target.startsWith("die.")) return move === `customer ${kind}`;
  return (
    move.startsWith("dice ") &&
    Number(n) <
      move
        .slice(5)
        .split(".")
        .filter((die) => die === kind).length
  );
}

/** The sums that are possible with the current picks. */
export function sumsOf(picked: string[], tokens: string[]): number[] {
  const held = picked.map(kindOfDie);
  const pairs = tokens.filter((token) => token.startsWith("dice ")).map((token) => token.slice(5).split("."));
  const fitting = pairs.filter((pair) => held.every((kind) => pair.includes(kind)));
  return [...new Set(fitting.map((pair) => pair.reduce((sum, die) => sum + Number(die.at(-1)), 0)))];
}

/** The moves that take these customers: one by one in the order of the display, then done. */
export const customerMoves = (ticked: string[], display: string[]) => [
  ...display.filter((card) => ticked.includes(card)).map((card) => `customer ${card}`),
  "customer done",
];

/** The total price of this many customers, including those already taken; null if there is none. */
export function priceOf(count: number, view: View, printed: Printed): { time: number; coin: number } | null {
  const { taken = 0, free = false } = view.now.steward ?? {};
  const paid = taken + count - Number(free);
  if (paid <= 0) return { time: 0, coin: 0 };
  return printed.steward.prices.find(({ cards }) => cards === paid) ?? null;
}

/** Whether one more customer can be picked within the limit and the available coins. */
export function canTick(count: number, view: View, printed: Printed): boolean {
  const { taken = 0, limit = 0, free = false } = view.now.steward ?? {};
  const price = priceOf(count + 1, view, printed);
  return (
    taken + count < limit + Number(free) && price !== null && price.coin <= (view.villages[view.ask.seat]?.coins ?? 0)
  );
}

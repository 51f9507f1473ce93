// Answers that are put together from several presses: two dice, and customers in any order.
import { DICE } from "./looks";
import type { Printed } from "./printed";
import type { View } from "./types";

/** A die of the pool: its kind, and which one of that kind. */
export const kindOfDie = (spot: string) => spot.split(".")[1] ?? "";

/** The dice of the pool as places, like ones beside each other. */
export const diceIn = (pool: Record<string, number>) =>
  DICE.flatMap((kind) => Array.from({ length: pool[kind] ?? 0 }, (_, n) => `die.${kind}.${n}`));

/** Two dice as the answer is written: white before black, lower before higher. */
export function pairToken(one: string, other: string): string {
  const kinds = [one, other].map(kindOfDie).sort((a, b) => DICE.indexOf(a) - DICE.indexOf(b));
  return `dice ${kinds.join(".")}`;
}

/** A press on a die: it is taken up or laid back. */
export const toggled = (picked: string[], spot: string) =>
  picked.includes(spot) ? picked.filter((one) => one !== spot) : [...picked, spot];

/** Whether a die can be pressed, beside what is picked already. */
export function canPick(spot: string, picked: string[], tokens: string[]): boolean {
  const [first] = picked;
  if (first === spot) return true;
  if (first === undefined)
    return tokens.some((token) => token.startsWith("dice ") && token.slice(5).split(".").includes(kindOfDie(spot)));
  return tokens.includes(pairToken(first, spot));
}

/** The kinds of dice in the pool, as they are numbered for those who play by keys. */
export const kindsIn = (pool: Record<string, number>) => DICE.filter((kind) => (pool[kind] ?? 0) > 0);

/** The die that a number means: one more of its kind where that makes an answer, else one that is laid back. */
export function dieOf(n: number, pool: Record<string, number>, picked: string[], tokens: string[]): string | undefined {
  const like = diceIn(pool).filter((spot) => kindOfDie(spot) === kindsIn(pool)[n - 1]);
  return (
    like.find((spot) => !picked.includes(spot) && canPick(spot, picked, tokens)) ??
    like.find((spot) => picked.includes(spot))
  );
}

/** Whether a die or a customer belongs to an answer; of two equal dice both do. */
export function belongsTo(answer: string, spot: string): boolean {
  const [, kind = "", n = ""] = spot.split(".");
  if (!spot.startsWith("die.")) return answer === `customer ${kind}`;
  return (
    answer.startsWith("dice ") &&
    Number(n) <
      answer
        .slice(5)
        .split(".")
        .filter((one) => one === kind).length
  );
}

/** The sums that can be had, with what is picked already. */
export function sumsOf(picked: string[], tokens: string[]): number[] {
  const held = picked.map(kindOfDie);
  const pairs = tokens.filter((token) => token.startsWith("dice ")).map((token) => token.slice(5).split("."));
  const fitting = pairs.filter((pair) => held.every((kind) => pair.includes(kind)));
  return [...new Set(fitting.map((pair) => pair.reduce((sum, die) => sum + Number(die.at(-1)), 0)))];
}

/** Customers as they are asked for: one by one in the order of the display, then the word that it is enough. */
export const customerTokens = (ticked: string[], display: string[]) => [
  ...display.filter((card) => ticked.includes(card)).map((card) => `customer ${card}`),
  "customer done",
];

/** What so many customers cost in all, those taken before included; null where no price is printed. */
export function priceOf(count: number, view: View, printed: Printed): { time: number; coin: number } | null {
  const { taken = 0, free = false } = view.now.steward ?? {};
  const paid = taken + count - Number(free);
  if (paid <= 0) return { time: 0, coin: 0 };
  return printed.steward.prices.find(({ cards }) => cards === paid) ?? null;
}

/** Whether one more customer can be ticked: within the limit, and with the coins that are there. */
export function canTick(count: number, view: View, printed: Printed): boolean {
  const { taken = 0, limit = 0 } = view.now.steward ?? {};
  const price = priceOf(count + 1, view, printed);
  return taken + count < limit && price !== null && price.coin <= (view.villages[view.ask.seat]?.coins ?? 0);
}

import type { Composition } from "../composition";
import { textWidth } from "../constants";
import type { Printed } from "../printed";
import { faceOf } from "./card_data";

const FEW = 2; // up to this many are drawn side by side
/** List each thing as often as it is counted; many are a number and one symbol. */
export const repeated = (things: Record<string, number>) =>
  Object.entries(things).flatMap(([thing, n]) => (n > FEW ? [`${n}×`, thing] : Array.from({ length: n }, () => thing)));

/** Resources gained; equal amounts of several resources share one number. */
export function taken(things: Record<string, number>): string[] {
  const [n = 0, ...more] = Object.values(things);
  return n > 1 && more.length && more.every((count) => count === n)
    ? [`${n}×`, ...Object.keys(things)]
    : repeated(things);
}

/** The price of a card in symbols. */
export const priceOf = (card: string, { cards }: Printed): string[] => repeated(cards[card]?.price ?? {});

/** The effect of a card in symbols; `brief` for small cards. */
export function symbolsOf(card: string, game: Composition, brief = false): string[] {
  const { power } = faceOf(card, game);
  return game.printed.cards[card]?.symbols(power, brief) ?? power;
}

export const PICTURE = /^[a-z]{2,}$/;
export const POINTS = /^\*(\d+)$/; // a shield
/** The width of a symbol. */
export const symbolWidth = (symbol: string) =>
  PICTURE.test(symbol) || POINTS.test(symbol) ? 24 : textWidth(symbol, 17) + 4;
export const symbolsWidth = (symbols: string[]) => symbols.reduce((sum, symbol) => sum + symbolWidth(symbol), 0);

import { i18n } from "$app/i18n/i18n.svelte";
import type { Composition } from "../composition";
import { priceOf, symbolsOf } from "./powers";

/** Everything printed on a card; its effect in symbols and in words. */
export interface CardText {
  face: string;
  title: string;
  price: string[];
  symbols: string[];
  effect: string;
}
export type ReadCard = (card: string, game: Composition) => CardText;

const namedCard: ReadCard = (card, game) => ({
  face: card,
  title: i18n.text.say(`card-${card}`),
  price: priceOf(card, game.printed),
  symbols: symbolsOf(card, game),
  effect: i18n.text.effect(card),
});

/** Soft hyphens for long German compounds, for browsers without German hyphenation. */
const JOINTS = /(Familien|Ruhmes|Getreide|Einfluss|Schrift|Handwerks|Personen|Lebenszeit|Berufs)(?=[a-zäöü]{4})/g;
export const hyphenate = (effect: string): string => effect.replace(JOINTS, "$1\u00AD");

export function cardText(card: string, game: Composition): CardText {
  const [, kind = "", rest = ""] = /^([a-z]+)\.(.+)$/.exec(card) ?? [];
  return (game.cardTexts[kind] ?? namedCard)(rest || card, game);
}

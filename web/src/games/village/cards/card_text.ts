import { i18n, t } from "../../../app/i18n/i18n.svelte";
import { wants } from "../constants";
import { capitalize } from "../labels";
import type { Printed } from "../printed";
import { customerFace } from "./card_data";
import { priceOf, symbolsOf } from "./powers";

/** Everything printed on a card; its effect in symbols and in words. */
export interface CardText {
  face: string;
  title: string;
  price: string[];
  symbols: string[];
  effect: string;
}
type ReadCard = (card: string, printed: Printed) => CardText;

const expansionCard: ReadCard = (card, printed) => ({
  face: card,
  title: i18n.text.say(`card-${card}`),
  price: priceOf(card, printed),
  symbols: symbolsOf(card, printed),
  effect: i18n.text.effect(card),
});

const customer: ReadCard = (kind, { customers }) => {
  const points = customers[kind] ?? 0;
  const goods = wants(kind).flatMap(([good, n]) => Array.from({ length: n }, () => good));
  return {
    face: customerFace(kind),
    title: capitalize(i18n.text.word(kind)),
    price: [],
    symbols: [...goods, "›", `*${points}`],
    effect: t("board-brings", { points }),
  };
};

const CARD_READERS: Record<string, ReadCard> = { customer };

/** Add a kind of cards, by the first part of their names. */
export function registerCardText(readers: Record<string, ReadCard>): void {
  Object.assign(CARD_READERS, readers);
}

/** Soft hyphens for long German compounds, for browsers without German hyphenation. */
const JOINTS = /(Familien|Ruhmes|Getreide|Einfluss|Schrift|Handwerks|Personen|Lebenszeit|Berufs)(?=[a-zäöü]{4})/g;
export const hyphenate = (effect: string): string => effect.replace(JOINTS, "$1\u00AD");

export function cardText(card: string, printed: Printed): CardText {
  const [, kind = "", rest = ""] = /^([a-z]+)\.(.+)$/.exec(card) ?? [];
  return (CARD_READERS[kind] ?? expansionCard)(rest || card, printed);
}

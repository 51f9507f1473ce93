import { speech, t } from "../../../shell/i18n/speech.svelte";
import { wants } from "../looks";
import { capital } from "../named";
import type { Printed } from "../printed";
import { customerFace } from "./faces";
import { priceOf, signsOf } from "./powers";

/** What stands on a card: whose face, the name, the price, and what it does in signs and in words. */
export interface Reading {
  face: string;
  title: string;
  price: string[];
  signs: string[];
  effect: string;
}
type Read = (card: string, printed: Printed) => Reading;

const ofBoxes: Read = (card, printed) => ({
  face: card,
  title: speech.text.say(`card-${card}`),
  price: priceOf(card, printed),
  signs: signsOf(card, printed),
  effect: speech.text.effect(card),
});

const customer: Read = (kind, { customers }) => {
  const points = customers[kind] ?? 0;
  const goods = wants(kind).flatMap(([good, n]) => Array.from({ length: n }, () => good));
  return {
    face: customerFace(kind),
    title: capital(speech.text.word(kind)),
    price: [],
    signs: [...goods, "›", `*${points}`],
    effect: t("board-brings", { points }),
  };
};

const READS: Record<string, Read> = { customer };

/** A box brings cards of another kind; their names begin with it. */
export function readAlso(reads: Record<string, Read>): void {
  Object.assign(READS, reads);
}

/** German words are long for a card: they may be parted where they are joined, also by browsers that know no German. */
const JOINTS = /(Familien|Ruhmes|Getreide|Einfluss|Schrift|Handwerks|Personen|Lebenszeit|Berufs)(?=[a-zäöü]{4})/g;
export const hyphened = (effect: string): string => effect.replace(JOINTS, "$1\u00AD");

export function readingOf(card: string, printed: Printed): Reading {
  const [, kind = "", rest = ""] = /^([a-z]+)\.(.+)$/.exec(card) ?? [];
  return (READS[kind] ?? ofBoxes)(rest || card, printed);
}

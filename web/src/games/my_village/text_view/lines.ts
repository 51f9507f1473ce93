// A village as lines of text.
import type { Text } from "$app/i18n/text";
import { nameOf } from "../board/cards/card_text";
import { GOODS, kindOf } from "../constants";
import type { Village } from "../types";

const cards = (list: string[], text: Text) => list.map((card) => nameOf(card, text)).join(", ");

function heldCards(village: Village): string[] {
  const { church, monks, council, meeting, crafts, fields, travel } = village;
  return [
    ...(church ? [`church.${church}`] : []),
    ...monks,
    ...(council ? [`council.${council}`] : []),
    ...(meeting ? ["meeting"] : []),
    ...crafts.map(kindOf),
    ...fields.map(() => "field"),
    ...travel,
  ];
}

function goods(village: Village, text: Text): string {
  const made = GOODS.map((good) => [good, village.goods[good] ?? 0] as const).filter(([, n]) => n > 0);
  return made.map(([good, n]) => text.withNumber(`word-${good}`, n)).join(", ");
}

export function linesOf(village: Village, text: Text): string[] {
  const labelled = (name: string, content: string) => (content ? [`${text.say(`page-text-${name}`)}: ${content}`] : []);
  return [
    text.say("page-store-coin", { n: village.coins }),
    text.say("page-store-story", { n: village.tree }),
    text.say("page-store-house", { n: village.house }),
    ...labelled("villagers", cards(village.villagers, text)),
    text.say("page-school", { ...village.school }),
    ...labelled("headman", text.say(`space-${village.headman}`)),
    ...labelled("cards", cards(heldCards(village), text)),
    ...labelled("goods", goods(village, text)),
    ...labelled("market", cards(village.market, text)),
    ...(village.served.length ? labelled("served", cards(village.served, text)) : []),
    ...(village.laborers ? [text.say("page-store-laborer", { n: village.laborers })] : []),
  ];
}

// The cards of the base game: customers.
import { i18n, t } from "$app/i18n/i18n.svelte";
import type { ReadCard } from "../cards/card_text";
import { wants } from "../constants";
import { capitalize } from "../labels";
import { customerFace } from "./card_faces";

const customer: ReadCard = (kind, { printed: { customers } }) => {
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

export const CARD_TEXTS: Record<string, ReadCard> = { customer };

// Building blocks for the labels of places, which screen readers read.
import { i18n, t } from "$app/i18n/i18n.svelte";
import type { Composition } from "./composition";
import { figuresAt } from "./crowds";
import { labelOf } from "./labels";
import type { Printed } from "./printed";
import type { View } from "./types";

/** What the labels of places are made from. Screen readers read them. */
export interface LabelContext {
  view: View;
  game: Composition;
  names: string[];
}

export type DescribePlace = (context: LabelContext) => string[];

export const joinList = (parts: string[]) => parts.filter(Boolean).join(", ");
export const atPlace = (place: string, what: string) => (what ? t("board-there", { place, there: what }) : "");

/** List everyone at a place, including the members of the rival. */
export const peopleAt = (context: LabelContext, place: string): string =>
  joinList(
    figuresAt(context, place).map(({ seat, generation, count }) => {
      const who = t("page-member", { who: context.names[seat] ?? labelOf("rival"), generation });
      return count > 1 ? `${who} ×${count}` : who;
    }),
  );

export const peopleAtPlaces =
  (places: string[]): DescribePlace =>
  (context) =>
    places.map((place) => atPlace(labelOf(place), peopleAt(context, place)));
export const numbered = (name: string) => [1, 2, 3, 4].map((n) => `${name}${n}`);
/** What a customer wants and how many points it scores. */
export const customerLabel = ({ customers }: Printed, customer: string) =>
  t("board-worth", { customer: i18n.text.word(customer), points: customers[customer] ?? 0 });

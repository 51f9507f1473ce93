import { i18n, t } from "$app/i18n/i18n.svelte";
import type { Text } from "$app/i18n/text";

export const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Return the label of a place or piece: its short name on the board, else its name in the game. */
export function labelIn(text: Text, id: string): string {
  if (text.has(`board-${id}`)) return text.say(`board-${id}`);
  if (id.startsWith("card-")) return text.say(id);
  return capitalize(text.space(id));
}

export const labelOf = (id: string) => labelIn(i18n.text, id);

/** Return what a place is for in a few words; empty where the name says it all. */
export function purposeOf(id: string): string {
  return i18n.text.has(`board-about-${id}`) ? t(`board-about-${id}`) : "";
}

/** Return the tooltip of a place: its name and what it is for. */
export function tooltipFor(id: string): string {
  const more = purposeOf(id);
  return more ? t("board-explained", { name: labelOf(id), about: more }) : labelOf(id);
}

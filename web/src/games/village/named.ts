import { speech, t } from "../../shell/i18n/speech.svelte";
import type { Text } from "../../shell/i18n/text";

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What a place or a piece is called on the board: its own short name, or the word of the game. */
export function nameIn(text: Text, id: string): string {
  if (text.has(`board-${id}`)) return text.say(`board-${id}`);
  if (id.startsWith("card-")) return text.say(id);
  return capital(text.space(id));
}

export const named = (id: string) => nameIn(speech.text, id);

/** What is done there, in a few words; empty where the name says it all. */
export function about(id: string): string {
  return speech.text.has(`board-about-${id}`) ? t(`board-about-${id}`) : "";
}

/** The name and what is done there, for tooltips. */
export function explained(id: string): string {
  const more = about(id);
  return more ? t("board-explained", { name: named(id), about: more }) : named(id);
}

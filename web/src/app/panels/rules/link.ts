import { FIRST } from "$games/first";
import { i18n } from "../../i18n/i18n.svelte";

/** Return the address of a rule of the current game. */
export const ruleLink = (rule: string) =>
  `/rules?${new URLSearchParams(i18n.game === FIRST ? { rule } : { game: i18n.game, rule })}`;

import { FIRST } from "$games/first";
import { resolve } from "$app/paths";
import { i18n } from "../../i18n/i18n.svelte";

/** Return the address of a rule of the current game. */
export const ruleAddress = (rule: string) =>
  `/rules?${new URLSearchParams(i18n.game === FIRST ? { rule } : { game: i18n.game, rule })}`;

export const ruleLink = (rule: string) => resolve(ruleAddress(rule));

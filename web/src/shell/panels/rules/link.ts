import { FIRST } from "../../../games/first";
import { speech } from "../../i18n/speech.svelte";

/** Where a rule of the game that is spoken of can be read. */
export const linkTo = (rule: string) =>
  `/rules?${new URLSearchParams(speech.game === FIRST ? { rule } : { game: speech.game, rule })}`;

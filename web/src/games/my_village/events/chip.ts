// Building blocks for the definitions of events: their chips.
import type { Chip } from "$app/game";
import type { Text } from "$app/i18n/text";
import type { GameEvent } from "../types";

/** A chip with the message `page-chip-KIND`. */
export const chip =
  (icon: string, tone: Chip["tone"]) =>
  (event: GameEvent, text: Text): Chip[] => {
    const words: Record<string, string | number> = {};
    for (const [field, token] of Object.entries(event)) {
      if (field !== "kind" && field !== "seat") Object.assign(words, text.forms(field, String(token), field));
    }
    return [{ icon, tone, words: text.say(`page-chip-${event.kind}`, words) }];
  };

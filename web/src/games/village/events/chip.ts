// Building blocks for the definitions of events: their chips.
import type { Chip } from "$app/game";
import type { Text } from "$app/i18n/text";
import type { Composition } from "../composition";
import type { VillageEvent } from "../types";

/** A chip with the message `page-chip-KIND`; `obvious` if the buttons of moves leave it out. */
export const chip =
  (icon: string, tone: Chip["tone"], obvious = false) =>
  (event: VillageEvent, text: Text, { printed }: Composition): Chip[] => {
    const words: Record<string, string | number> = {
      points: "customer" in event ? (printed.customers[event.customer] ?? 0) : 0,
    };
    for (const [field, value] of Object.entries(event)) {
      if (field !== "kind" && field !== "seat") Object.assign(words, text.forms(field, String(value), field));
    }
    return [{ icon, tone, words: text.say(`page-chip-${event.kind}`, words), obvious }];
  };

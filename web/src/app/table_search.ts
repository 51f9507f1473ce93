// The texts of a table in the list, and searching them.
import { i18n, t } from "./i18n/i18n.svelte";
import { botLabel } from "./bot_label";
import type { TableSummary } from "./net/types";
import { displayName } from "./store/log";

const isBot = (name: string) => i18n.text.has(`page-level-${name}`);

/** Return the player of a seat; a bot by its level, because its name may be that of another seat since a rematch. */
export function seatName(name: string, seat: number): string {
  if (!name) return t("page-seat-free");
  return isBot(name) ? botLabel(name) : displayName({ seat, name, kind: "human", bot_number: 0 });
}

/** Return the names of edition and expansions. */
export const setupLabels = (table: TableSummary) =>
  [table.setting.edition, ...table.setting.expansions].map((name) => {
    const text = i18n.textFor(table.setting.game);
    return text.has(`expansion-${name}`) ? text.say(`expansion-${name}`) : text.word(name);
  });

const searchableTexts = (table: TableSummary) => [...table.names.map(seatName), ...setupLabels(table)];

export const matchesSearch = (table: TableSummary, search: string) =>
  searchableTexts(table).join(" ").toLowerCase().includes(search.trim().toLowerCase());

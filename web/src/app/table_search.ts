// The texts of a table in the list, and searching them.
import { i18n, t } from "./i18n/i18n.svelte";
import { botLabel } from "./bot_label";
import type { TableSummary } from "./net/types";
import { displayName } from "./store/log";

export const isBot = (name: string) => i18n.text.has(`page-level-${name}`); // the list names bots by their level

export const seatName = (name: string, seat: number) => (name ? displayName(seat, name, "bot") : t("page-seat-free"));

/** Return the names of edition and expansions. */
export const setupLabels = (table: TableSummary) =>
  [table.setting.edition, ...table.setting.expansions].map((name) => {
    const text = i18n.textFor(table.setting.game);
    return text.has(`expansion-${name}`) ? text.say(`expansion-${name}`) : text.word(name);
  });

const searchableTexts = (table: TableSummary) => [
  ...table.names.map(seatName),
  ...table.names.filter(isBot).map(botLabel),
  ...setupLabels(table),
];

export const matchesSearch = (table: TableSummary, search: string) =>
  searchableTexts(table).join(" ").toLowerCase().includes(search.trim().toLowerCase());

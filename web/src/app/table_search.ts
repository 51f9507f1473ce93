// The texts of a table in the list, and searching them.
import { i18n, t } from "./i18n/i18n.svelte";
import { botLabel } from "./bot_label";
import type { TableSummary } from "./net/types";
import { displayName } from "./store/log";

export const isBot = (name: string) => i18n.text.has(`page-level-${name}`); // the list names bots by their level

export const seatName = (name: string, seat: number) => (name ? displayName(seat, name, "bot") : t("page-seat-free"));

/** Return the names of edition and expansions. */
export const setupLabels = (game: TableSummary) =>
  [game.setting.edition, ...game.setting.boxes].map((name) => {
    const text = i18n.textFor(game.setting.game);
    return text.has(`box-${name}`) ? text.say(`box-${name}`) : text.word(name);
  });

const searchableTexts = (game: TableSummary) => [
  ...game.names.map(seatName),
  ...game.names.filter(isBot).map(botLabel),
  ...setupLabels(game),
];

export const matchesSearch = (game: TableSummary, search: string) =>
  searchableTexts(game).join(" ").toLowerCase().includes(search.trim().toLowerCase());

// The texts of a table in the list, searching and filtering.
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

export type Speed = "none" | "quick" | "slow"; // as the texts name them

export function speedOf({ time_control }: TableSummary): Speed {
  if (time_control.days) return "slow";
  return time_control.bank ? "quick" : "none";
}

const MINUTE = 60;

/** Describe the clock of a table, such as 20 min + 10 s. */
export function clockLabel({ time_control }: Pick<TableSummary, "time_control">): string {
  const { bank, increment, days } = time_control;
  if (days) return t("page-clock-days", { n: days });
  if (!bank) return t("page-clock-none");
  const minutes = bank < MINUTE ? `${bank} s` : `${Math.round(bank / MINUTE)} min`;
  return increment ? `${minutes} + ${increment} s` : minutes;
}

export interface Filters {
  game: string; // "" for any
  speed: "" | Speed;
  expansions: "" | "none" | "some";
}

export const NO_FILTERS: Filters = { game: "", speed: "", expansions: "" };

export const matchesFilters = (table: TableSummary, { game, speed, expansions }: Filters) =>
  (!game || table.setting.game === game) &&
  (!speed || speedOf(table) === speed) &&
  (!expansions || (expansions === "some") === table.setting.expansions.length > 0);

const searchableTexts = (table: TableSummary) => [...table.names.map(seatName), ...setupLabels(table)];

export const matchesSearch = (table: TableSummary, search: string) =>
  searchableTexts(table).join(" ").toLowerCase().includes(search.trim().toLowerCase());

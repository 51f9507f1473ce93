// The log of a table, move by move, and the names of the players.
import type { LoggedMove, Event, EventMessage, TablePlayer } from "../net/types";
import { i18n, t } from "../i18n/i18n.svelte";
import { splitToken } from "../i18n/text";

export interface LogEntry {
  ply: number; // length of the record after it
  seat: number; // the player; -1 for events before the first question
  events: Event[];
}

export function addEntry(entries: LogEntry[], message: EventMessage): LogEntry[] {
  const entry = { ply: message.ply, seat: message.seat ?? -1, events: message.events ?? [] };
  return [...entries.filter((earlier) => earlier.ply < entry.ply), entry];
}

export function entryFromMove(move: LoggedMove): LogEntry {
  return { ply: move.ply, seat: Number(splitToken(move.lines[0] ?? "-1 ")[0]), events: move.events };
}

/** Return the index of the last entry at that position, so that heading, slider and log agree. */
export const entryIndexAt = (entries: LogEntry[], ply: number) =>
  Math.max(
    0,
    entries.findLastIndex((entry) => entry.ply <= ply),
  );

const GUESTS = ["Guest", "Gast", "访客", "訪客"]; // names of unnamed guests, stored in the language used at the time
/** Return whether a player has not chosen a name. */
export const isUnnamed = (name: string) => !name || GUESTS.includes(name);

const DELETED = "somebody"; // the server's name for players who deleted their account

type NamedPlayer = Pick<TablePlayer, "seat" | "name" | "kind" | "bot_number">;

export function displayName({ seat, name, kind, bot_number }: NamedPlayer): string {
  if (kind === "bot" && i18n.text.has(`page-level-${name}`)) return t("page-bot-name", { n: bot_number });
  if (name === DELETED) return t("page-deleted");
  if (GUESTS.includes(name)) return t("page-guest");
  return name || t("page-player", { n: seat + 1 });
}

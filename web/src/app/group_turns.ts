// Grouping the log by turns.
import type { LogStructure } from "./game";
import type { LogEntry } from "./store/log";

export interface Turn {
  ply: number; // of its first entry
  seat: number;
  round: number; // the round that begins with it, 0 if none does
  entries: LogEntry[];
}

/** Group consecutive entries of a seat until it begins another turn. */
export function groupTurns(entries: LogEntry[], { startsTurn, round }: LogStructure): Turn[] {
  const turns: Turn[] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    if (last && last.seat === entry.seat && !startsTurn(entry)) last.entries.push(entry);
    else turns.push({ ply: entry.ply, seat: entry.seat, round: 0, entries: [entry] });
    turns.at(-1)!.round ||= round(entry);
  }
  return turns;
}

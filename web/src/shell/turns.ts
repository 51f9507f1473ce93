// A log told in turns.
import type { Course } from "./game";
import type { Entry } from "./store/entries";

export interface Turn {
  ply: number; // of its first entry
  seat: number;
  round: number; // that begins with it, 0 if none does
  entries: Entry[];
}

/** Entries of one seat belong together until it begins another turn. */
export function turnsOf(entries: Entry[], { begins, round }: Course): Turn[] {
  const turns: Turn[] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    if (last && last.seat === entry.seat && !begins(entry)) last.entries.push(entry);
    else turns.push({ ply: entry.ply, seat: entry.seat, round: 0, entries: [entry] });
    turns.at(-1)!.round ||= round(entry);
  }
  return turns;
}

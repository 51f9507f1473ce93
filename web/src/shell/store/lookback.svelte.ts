// Looking back at a table: which moment is shown, and running through moments at a pace.
import { pause } from "../net/ask";
import type { Entry } from "./entries";
import type { Table } from "./table.svelte";
import { wishes } from "./wishes.svelte";

const QUICKEST = 350; // milliseconds for a moment: less cannot be followed

const SOON = 12; // answers: a game that has gone on for longer has not just begun

/** Whether it is known what happened; older answers are asked for first. */
export const told = (entries: Entry[]) => entries.every((entry) => entry.seat < 0 || entry.events.length > 0);

/** Nothing once one has answered oneself. */
export function firstMoves(entries: Entry[], own: number[]): Entry[] {
  const moves = entries.filter((entry) => entry.seat >= 0);
  const others = moves.every((entry) => !own.includes(entry.seat));
  return own.length && others && moves.length <= SOON ? moves : [];
}

class Lookback {
  running = $state(false);
  /** The position that was asked for and is not shown yet; null inside it is the live one. */
  pending = $state.raw<{ ply: number | null } | null>(null);
  #run: AbortController | undefined;

  /** Show a moment; of many that are asked for at once (a slider is dragged) only the last counts. */
  async show(table: Table, ply: number | null) {
    this.stop(table);
    const busy = this.pending !== null;
    this.pending = { ply };
    if (busy) return;
    try {
      for (let loaded: { ply: number | null } | null = null; loaded !== this.pending;) {
        loaded = this.pending;
        await table.look(loaded.ply);
      }
    } finally {
      this.pending = null;
    }
  }

  /** One moment after the other, each with what happened in it; then back to now. */
  async run(table: Table, entries: Entry[]) {
    this.stop(table);
    const run = new AbortController();
    this.#run = run;
    this.running = true;
    for (const entry of entries) {
      await table.stage?.animate(entry.events, { ms: Math.max(QUICKEST, wishes.pace) / 2, signal: run.signal });
      if (run.signal.aborted) return;
      table.lit = entry.events;
      await table.look(entry.ply);
      await this.#rest(run.signal);
      if (run.signal.aborted) return;
    }
    this.stop(table);
    await table.look(null);
  }

  /** What others did before one's own first answer, for whoever comes to a table that has just begun. */
  async begin(table: Table) {
    const first = firstMoves(table.entries, table.own);
    const start = table.entries.findLast((entry) => entry.ply < (first[0]?.ply ?? 0));
    if (!first.length || !start) return;
    await this.show(table, start.ply);
    await this.run(table, first);
  }

  stop(table: Table) {
    if (!this.running) return;
    this.#run?.abort();
    this.running = false;
    table.lit = [];
  }

  #rest(signal: AbortSignal) {
    const ended = new Promise((done) => signal.addEventListener("abort", done, { once: true }));
    return Promise.race([pause(Math.max(QUICKEST, wishes.pace)), ended]);
  }
}

export const lookback = new Lookback();

// The replay of a table: which position is shown, and automatic playback.
import { delay } from "../delay";
import type { LogEntry } from "./log";
import type { OpenTable } from "./table/open_table";
import { settings, type Settings } from "./settings.svelte";

const MIN_STEP_MS = 350; // a faster replay cannot be followed

export class Replay {
  running = $state(false);
  /** The requested position while it is loading; a null ply is the live position. */
  pending = $state.raw<{ ply: number | null } | null>(null);
  #playback: AbortController | undefined;

  constructor(private readonly settings: Pick<Settings, "pace">) {}

  /** Show a position. While the slider is dragged only the last requested position is loaded. */
  async goTo(table: OpenTable, ply: number | null) {
    this.stop(table);
    table.catchUp.stop();
    const loading = this.pending !== null;
    this.pending = { ply };
    if (loading) return;
    try {
      for (let loaded: { ply: number | null } | null = null; loaded !== this.pending;) {
        loaded = this.pending;
        await table.history.show(loaded.ply);
      }
    } finally {
      this.pending = null;
    }
  }

  /** Play these moves one after the other, then return to the current position. */
  async play(table: OpenTable, entries: LogEntry[]) {
    this.stop(table);
    const playback = new AbortController();
    this.#playback = playback;
    this.running = true;
    for (const entry of entries) {
      const ms = Math.max(MIN_STEP_MS, this.settings.pace) / 2;
      await table.state.stage?.animate(entry.events, { ms, signal: playback.signal });
      if (playback.signal.aborted) return;
      table.highlight(entry.events);
      await table.history.show(entry.ply);
      await this.#rest(playback.signal);
      if (playback.signal.aborted) return;
    }
    this.stop(table);
    await table.history.show(null);
  }

  stop(table: OpenTable) {
    if (!this.running) return;
    this.#playback?.abort();
    this.running = false;
    table.highlight([]);
  }

  #rest(signal: AbortSignal) {
    const aborted = new Promise((done) => signal.addEventListener("abort", done, { once: true }));
    return Promise.race([delay(Math.max(MIN_STEP_MS, this.settings.pace)), aborted]);
  }
}

export const replay: Readonly<Replay> = new Replay(settings);

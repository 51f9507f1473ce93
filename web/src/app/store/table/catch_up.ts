// The live catch-up: a player who opens a table first sees what the others have done since the player's last turn.
import { animate, rest, type Screen } from "../animation_control";
import type { LogEntry } from "../log";
import type { History } from "./history";
import type { TableModel } from "./model.svelte";
import type { TableSettings } from "./surroundings";

const MAX_MOVES = 12; // of more moves, only the last ones are shown
const MIN_STEP_MS = 350; // faster moves cannot be followed

/** Return the moves of others since the last own one that this device has not shown yet. */
export function missedMoves(entries: LogEntry[], ownSeats: number[], seenPly: number): LogEntry[] {
  const lastOwn = entries.findLastIndex((entry) => ownSeats.includes(entry.seat));
  const missed = entries.slice(lastOwn + 1).filter((entry) => entry.seat >= 0 && entry.ply > seenPly);
  return ownSeats.length ? missed.slice(-MAX_MOVES) : [];
}

const hasEvents = (entry: LogEntry) => entry.seat < 0 || entry.events.length > 0;

export class CatchUp {
  /** Resolves when the first position is loaded, so that the board does not show the last one before. */
  ready: Promise<void> = Promise.resolve();
  #seenPly: number | null = null; // null: not waiting for the board
  #stop = new AbortController();

  constructor(
    private readonly model: TableModel,
    private readonly history: History,
    private readonly settings: Pick<TableSettings, "pace">,
    private readonly screen: Screen,
  ) {}

  /** Show what follows `seenPly`, once the board is there. */
  prepare(seenPly: number) {
    this.#seenPly = seenPly;
    this.follow();
  }

  /** Hold back moves that arrive before the board is there. */
  follow() {
    const { model, settings, screen } = this;
    if (this.#seenPly === null || model.catchUp || model.past || !settings.pace || screen.reducedMotion()) return;
    if (model.now?.status !== "playing" || model.mustPassDevice) return;
    const [first] = missedMoves(model.entries, model.ownSeats, this.#seenPly);
    const start = first && model.entries.findLast((entry) => entry.ply < first.ply);
    if (!start) return;
    model.catchUp = first;
    this.#stop = new AbortController();
    this.ready = this.#load(start);
  }

  /** Show the moves one after the other, also those that arrive meanwhile, then the live position. */
  async play() {
    const { model } = this;
    this.#seenPly = null;
    await this.ready;
    if (!model.catchUp) return;
    const { signal } = this.#stop;
    for (let entry: LogEntry | null = model.catchUp; entry && !signal.aborted; entry = this.#next(entry)) {
      model.catchUp = entry;
      const ms = Math.max(MIN_STEP_MS, this.settings.pace);
      await animate(model.stage, entry.events, ms / 2, signal);
      if (signal.aborted) return;
      await this.history.show(entry.ply);
      await rest(ms, signal);
    }
    if (!signal.aborted) this.skip();
  }

  /** Show the live position at once. */
  skip() {
    this.stop();
    void this.history.show(null);
  }

  stop() {
    this.#stop.abort();
    this.model.catchUp = null;
  }

  async #load(start: LogEntry) {
    const { model, history } = this;
    await Promise.all([history.show(start.ply), model.entries.every(hasEvents) || history.loadEntries()]);
    const first = this.#next(start);
    if (!model.past || !model.catchUp || !first) return this.skip();
    model.catchUp = first;
  }

  #next(entry: LogEntry): LogEntry | null {
    return this.model.entries.find(({ ply, seat }) => ply > entry.ply && seat >= 0) ?? null;
  }
}

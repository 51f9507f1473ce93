// Earlier moves and positions: the log of a game that was opened later, and the position that the replay shows.
import { Problem } from "$app/backend/problem";
import { entryFromMove } from "../log";
import type { Attempts } from "./attempt";
import type { TableModel } from "./model.svelte";
import { withHistory } from "./reducer";
import type { Source } from "./source";

export class History {
  #request = {}; // identifies the last request for a past position; an older response is dropped

  constructor(
    private readonly model: TableModel,
    private readonly source: Source,
    private readonly attempts: Attempts,
  ) {}

  /** Load the events of all moves: the server does not send those of old moves along. */
  async loadEntries() {
    const { model } = this;
    const ply = model.now?.view?.ply;
    if (ply === undefined || !this.source.online) return;
    const past = await this.source.online.position(ply, model.viewingSeat, 0).catch(() => null);
    if (past) model.data = withHistory(model.data, ply, past.moves.map(entryFromMove));
  }

  /** Show the position after `ply` lines of the record; null shows the current one. */
  async show(ply: number | null) {
    const { model, source } = this;
    const request = (this.#request = {});
    if (ply === null || !source.online) {
      model.past = null;
      return;
    }
    const past = await this.attempts.run(() => source.online!.position(ply, model.viewingSeat));
    if (request !== this.#request) return;
    model.past = past ?? null;
    if (model.problem?.status === 404) this.reportMissing();
  }

  reportMissing = () => (this.model.problem = new Problem(404, "no-such-position", ""));
}

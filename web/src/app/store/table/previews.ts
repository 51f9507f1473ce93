// The previews of all legal moves, loaded once per question.
import type { TableModel } from "./model.svelte";
import type { Source } from "./source";

export class PreviewLoader {
  loading: Promise<void> = Promise.resolve();
  #ply = -1; // the ply whose previews were requested

  constructor(
    private readonly model: TableModel,
    private readonly source: Source,
  ) {}

  /** Load the previews of a new question. */
  update() {
    this.loading = this.#load();
  }

  /** Load them again, although the ply may be the same. */
  invalidate() {
    this.#ply = -1;
  }

  async #load() {
    const { model } = this;
    const ply = model.now!.view?.ply ?? -1;
    if (ply === this.#ply || !model.tokens.length) return;
    model.previews = {};
    model.hovered = null;
    this.#ply = ply;
    const loaded = await this.source.previews().catch(() => null);
    const view = model.now?.view;
    const isCurrent = loaded && loaded.ply === view?.ply && loaded.seat === view.ask.seat && this.#ply === ply;
    if (isCurrent) model.previews = loaded.moves;
  }
}

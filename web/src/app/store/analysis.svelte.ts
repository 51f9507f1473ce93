// Hints and game analyses computed by the server's workers: requested once, then polled.
import { delay, get, post, Problem } from "../net/http";
import type { Schemas } from "../net/types";
import { session } from "./session.svelte";

const POLL_MS = 500;

/** A hint or an analysis, with partial results while it is computed. */
export class AnalysisRequest<T extends { status: string }> {
  result = $state.raw<T | null>(null);
  problem = $state.raw<Problem | null>(null);
  #cancelled = false;

  constructor(readonly path: string) {}

  async start() {
    this.problem = null;
    try {
      await session.ensurePlayer(); // a visitor who followed a link may have no session yet
      this.result = await post<T>(this.path, {});
      while (this.result.status === "thinking" && !this.#cancelled) {
        await delay(POLL_MS);
        this.result = await get<T>(this.path);
      }
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
    }
  }

  /** Stop polling. */
  cancel() {
    this.#cancelled = true;
  }
}

export const createHintRequest = (tableId: string, ply: number | null) =>
  new AnalysisRequest<Schemas["HintState"]>(`/api/tables/${tableId}/hint${ply === null ? "" : `?ply=${ply}`}`);

export const createAnalysisRequest = (tableId: string, seat: number) =>
  new AnalysisRequest<Schemas["AnalysisState"]>(`/api/tables/${tableId}/analysis?seat=${seat}`);

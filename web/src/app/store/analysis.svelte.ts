// Hints and game analyses computed by the server's workers: requested once, then polled.
import { backend } from "$app/backend";
import { Problem } from "$app/backend/problem";
import { delay } from "../delay";
import { session } from "./session.svelte";

const POLL_MS = 500;

/** A hint or an analysis, with partial results while it is computed. */
export class AnalysisRequest<T extends { status: string }> {
  result = $state.raw<T | null>(null);
  problem = $state.raw<Problem | null>(null);
  #cancelled = false;

  constructor(
    readonly request: () => Promise<T>,
    readonly poll: () => Promise<T>,
  ) {}

  async start() {
    this.problem = null;
    try {
      await session.ensurePlayer(); // a visitor who followed a link may have no session yet
      this.result = await this.request();
      while (this.result.status === "thinking" && !this.#cancelled) {
        await delay(POLL_MS);
        this.result = await this.poll();
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

export const createHintRequest = (id: string, ply: number | null) =>
  new AnalysisRequest(
    () => backend.ask("POST /api/tables/{id}/hint", { id, ply }),
    () => backend.ask("GET /api/tables/{id}/hint", { id, ply }),
  );

export const createAnalysisRequest = (id: string, seat: number) =>
  new AnalysisRequest(
    () => backend.ask("POST /api/tables/{id}/analysis", { id, seat }),
    () => backend.ask("GET /api/tables/{id}/analysis", { id, seat }),
  );

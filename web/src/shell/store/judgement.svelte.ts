// What the server's workers think of a game: asked for, and waited for.
import { get, pause, post, Problem } from "../net/ask";
import type { Schemas } from "../net/types";
import { who } from "./who.svelte";

const SOON = 500; // milliseconds between two looks

/** A hint or an analysis, as far as it is found. */
export class Judgement<T extends { status: string }> {
  now = $state.raw<T | null>(null);
  problem = $state.raw<Problem | null>(null);
  #ended = false;

  constructor(readonly path: string) {}

  async ask() {
    this.problem = null;
    try {
      await who.known(); // whoever came by a link may be nobody yet
      this.now = await post<T>(this.path, {});
      while (this.now.status === "thinking" && !this.#ended) {
        await pause(SOON);
        this.now = await get<T>(this.path);
      }
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
    }
  }

  /** Nobody looks any more. */
  end() {
    this.#ended = true;
  }
}

export const hintOf = (game: string, ply: number | null) =>
  new Judgement<Schemas["HintNow"]>(`/api/games/${game}/hint${ply === null ? "" : `?ply=${ply}`}`);

export const analysisOf = (game: string, seat: number) =>
  new Judgement<Schemas["AnalysisNow"]>(`/api/games/${game}/analysis?seat=${seat}`);

// Hints and analyses: requested once; the live connection brings their progress.
import { Problem } from "$app/backend/problem";
import type { AnalysisState, HintState, MessageOf } from "$app/net/types";

export type AdviceMessage = MessageOf<"hint" | "analysis">;

/** Messages from the live connection, by seat. */
export class ReceivedAdvice {
  #hints = $state.raw<Record<number, HintState>>({});
  #analyses = $state.raw<Record<number, AnalysisState>>({});

  receive(message: AdviceMessage) {
    if (message.kind === "hint") this.#hints = { ...this.#hints, [message.hint.seat]: message.hint };
    else this.#analyses = { ...this.#analyses, [message.analysis.seat]: message.analysis };
  }

  forgetHints = () => (this.#hints = {});
  forgetAnalyses = () => (this.#analyses = {});

  /** Return the hint for the same position. */
  hint({ seat, ply }: HintState): HintState | undefined {
    const hint = this.#hints[seat];
    return hint?.ply === ply ? hint : undefined;
  }

  analysis = ({ seat }: AnalysisState): AnalysisState | undefined => this.#analyses[seat];
}

/** A hint or an analysis, with partial results while it is computed. */
export class AdviceRequest<T extends HintState | AnalysisState> {
  #response = $state.raw<T | null>(null);
  #problem = $state.raw<Problem | null>(null);

  constructor(
    private readonly request: () => Promise<T>,
    private readonly received: (response: T) => T | undefined,
  ) {}

  result = $derived.by(() => {
    const response = this.#response;
    return response?.status === "thinking" ? (this.received(response) ?? response) : response;
  });

  get problem(): Problem | null {
    return this.#problem;
  }

  async start() {
    this.#problem = null;
    try {
      this.#response = await this.request();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.#problem = problem;
    }
  }
}

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
  forgetAnalysis(seat: number) {
    const { [seat]: _, ...others } = this.#analyses;
    this.#analyses = others;
  }

  /** Return the hint for the same position. */
  hint({ seat, ply }: HintState): HintState | undefined {
    const hint = this.#hints[seat];
    return hint?.ply === ply ? hint : undefined;
  }

  /** The seat of an analysis that was made before, of these seats if possible. */
  analyzedSeat(ownSeats: number[]): number | undefined {
    const seats = Object.keys(this.#analyses).map(Number);
    return seats.find((seat) => ownSeats.includes(seat)) ?? seats[0];
  }

  analysis = ({ seat }: Pick<AnalysisState, "seat">): AnalysisState | undefined => this.#analyses[seat];
}

/** A hint or an analysis, with partial results while it is computed. */
export class AdviceRequest<T extends HintState | AnalysisState> {
  #response = $state.raw<T | null>(null);
  #problem = $state.raw<Problem | null>(null);

  constructor(
    private readonly request: () => Promise<T>,
    private readonly received: (response: T) => T | undefined,
    known?: T, // a result that needs no request
  ) {
    if (known?.status === "done") this.#response = known;
  }

  result = $derived.by(() => {
    const response = this.#response;
    return response?.status === "thinking" ? (this.received(response) ?? response) : response;
  });

  get problem(): Problem | null {
    return this.#problem;
  }

  async start() {
    this.#problem = null;
    if (this.#response?.status === "done") return;
    try {
      this.#response = await this.request();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.#problem = problem;
    }
  }
}

// A puzzle: a table of one question. The server says what was best once it is answered.
import { get, post } from "../net/ask";
import type { Message, Outlook, PuzzleNow, PuzzleSolved } from "../net/types";
import { Exercise } from "./exercise.svelte";
import { laid } from "./laid";
import { who } from "./who.svelte";

export class Puzzle extends Exercise {
  question = $state.raw<PuzzleNow | null>(null);
  solved = $state.raw<PuzzleSolved | null>(null);
  given = $state("");
  bestBrings = $derived(this.solved ? (this.question!.outlook[this.solved.best] ?? []) : []);
  #number = 0;

  get #path() {
    return `/api/puzzles/${this.game}/${this.name}`;
  }

  override open() {
    void this.attempt(() => get<PuzzleNow>(this.#path)).then((found) => {
      if (!found) return;
      this.question = found;
      this.again();
    });
  }

  /** The question as it was. */
  again = () => {
    [this.solved, this.given] = [null, ""];
    this.#tell([{ kind: "undo", number: 0, ply: -1 }], this.question!.view);
  };

  override async answer(token: string) {
    if (this.busy || this.solved) return;
    this.busy = true;
    this.whyNot = null;
    this.showAhead(this.outlook[token] ?? []);
    await who.known();
    const solved = await this.attempt(() => post<PuzzleSolved>(this.#path, { token }));
    if (!solved) return;
    [this.solved, this.given] = [solved, token];
    const { view, events, ply } = solved;
    const { tokens: _, ...ask } = view.ask; // nothing more is asked
    const seat = this.question!.seat;
    this.#tell([{ kind: "move", number: 0, seat, ply, events, lines: [] }], { ...view, ask });
  }

  protected override async foretell(): Promise<Outlook | null> {
    const { view, outlook, seat } = this.question!;
    return this.solved ? null : { ply: view.ply, number: this.#number, seat, answers: outlook };
  }

  #tell(news: Message[], view: PuzzleNow["view"]) {
    const number = ++this.#number;
    const now: Message = { kind: "now", number, table: laid(view, this.question!.seat, number) };
    for (const message of [...news, now]) this.hear({ ...message, number });
  }
}

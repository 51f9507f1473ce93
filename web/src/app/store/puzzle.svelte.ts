// A puzzle: a table with a single question. The server reveals the best move after the player's move.
import { backend } from "$app/backend";
import type { Message, Previews, PuzzleState, PuzzleSolved } from "../net/types";
import { Exercise } from "./exercise.svelte";
import { localTable } from "./local_table";
import { session } from "./session.svelte";

export class Puzzle extends Exercise {
  question = $state.raw<PuzzleState | null>(null);
  solved = $state.raw<PuzzleSolved | null>(null);
  playedMove = $state("");
  bestPreview = $derived(this.solved ? (this.question!.previews[this.solved.best] ?? []) : []);
  #number = 0;

  override open() {
    void this.attempt(() => backend.ask("GET /api/puzzles/{game}/{name}", { game: this.game, name: this.name })).then(
      (question) => {
        if (!question) return;
        this.question = question;
        this.restart();
      },
    );
  }

  restart = () => {
    [this.solved, this.playedMove] = [null, ""];
    this.#receive([{ kind: "undo", number: 0, at: 0, seat: null, ply: -1 }], this.question!.view);
  };

  override async playMove(token: string) {
    if (this.busy || this.solved) return;
    this.busy = true;
    this.refusal = null;
    this.animateAhead(this.previews[token] ?? []);
    await session.ensurePlayer();
    const solved = await this.attempt(() =>
      backend.ask("POST /api/puzzles/{game}/{name}", { game: this.game, name: this.name, body: { token } }),
    );
    if (!solved) return;
    [this.solved, this.playedMove] = [solved, token];
    const { view, events, ply } = solved;
    const { tokens: _, ...ask } = view.ask; // the puzzle has no further question
    const seat = this.question!.seat;
    this.#receive([{ kind: "move", number: 0, at: 0, seat, ply, events, lines: [] }], { ...view, ask });
  }

  protected override async loadPreviews(): Promise<Previews | null> {
    const { view, previews, seat } = this.question!;
    return this.solved ? null : { ply: view.ply, number: this.#number, seat, moves: previews };
  }

  #receive(messages: Message[], view: PuzzleState["view"]) {
    const number = ++this.#number;
    const now: Message = { kind: "now", number, table: localTable(view, this.question!.seat, number) };
    for (const message of [...messages, now]) this.receive({ ...message, number });
  }
}

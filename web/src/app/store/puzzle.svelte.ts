// A puzzle: a table with a single question. The server reveals the best move after the player's move.
import { backend as defaultBackend } from "$app/backend";
import type { Requests } from "$app/backend/backend";
import type { Message, Previews, PuzzleSolved, PuzzleState } from "$app/net/types";
import { localTable } from "./local_table";
import { OpenTable } from "./table/open_table";
import type { Sink, Source } from "./table/source";
import { BROWSER, type Surroundings } from "./table/surroundings";

export class Puzzle implements Source {
  readonly table: OpenTable;
  #question = $state.raw<PuzzleState | null>(null);
  #solved = $state.raw<PuzzleSolved | null>(null);
  readonly bestPreview = $derived(this.solved ? (this.question!.previews[this.solved.best] ?? []) : []);
  #number = 0;
  #sink: Sink | undefined;

  constructor(
    readonly game: string,
    readonly name: string,
    private readonly backend: Requests = defaultBackend,
    private readonly surroundings: Surroundings = BROWSER,
  ) {
    this.table = new OpenTable(this, surroundings);
  }

  get question(): PuzzleState | null {
    return this.#question;
  }

  get solved(): PuzzleSolved | null {
    return this.#solved;
  }

  open(sink: Sink) {
    this.#sink = sink;
    const { game, name } = this;
    void this.table
      .attempt(() => this.backend.ask("GET /api/puzzles/{game}/{name}", { game, name }))
      .then((question) => {
        if (!question) return;
        this.#question = question;
        this.restart();
      });
  }

  close() {
    this.#sink = undefined;
  }

  restart = () => {
    this.#solved = null;
    this.#send([{ kind: "undo", number: 0, at: 0, seat: null, ply: -1, lines: [] }], this.question!.view);
  };

  async play(token: string) {
    await this.surroundings.session.ensurePlayer();
    const { game, name } = this;
    const solved = await this.backend.ask("POST /api/puzzles/{game}/{name}", { game, name, body: { token } });
    this.#solved = solved;
    const { view, events, ply } = solved;
    const { tokens: _, ...ask } = view.ask; // the puzzle has no further question
    const seat = this.question!.seat;
    this.#send([{ kind: "move", number: 0, at: 0, seat, ply, events, lines: [] }], { ...view, ask });
  }

  async previews(): Promise<Previews | null> {
    const { view, previews, seat } = this.question!;
    return this.solved ? null : { ply: view.ply, number: this.#number, seat, moves: previews };
  }

  #send(messages: Message[], view: PuzzleState["view"]) {
    const number = ++this.#number;
    const now: Message = {
      kind: "now",
      number,
      table: localTable(view, this.question!.seat, number, this.surroundings),
    };
    for (const message of [...messages, now]) this.#sink?.receive({ ...message, number });
  }
}

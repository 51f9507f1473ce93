// A lesson: a table that the server does not store. Every request sends all moves so far; the browser saves them, so
// that the player can continue later.
import { backend as defaultBackend } from "$app/backend";
import type { Requests } from "$app/backend/backend";
import type { LessonState, Message, Previews } from "$app/net/types";
import { localTable } from "./local_table";
import { OpenTable } from "./table/open_table";
import type { Sink, Source } from "./table/source";
import { BROWSER, type Surroundings } from "./table/surroundings";

const CONTINUE = "";
const LEARNER = 0;

type Transition = "restart" | "forward" | "back";

export class Lesson implements Source {
  readonly table: OpenTable;
  #states = $state.raw<Record<number, LessonState>>({}); // by message number: the text changes when the board does
  #moves: string[];
  #number = 0;
  #sink: Sink | undefined;

  constructor(
    readonly game: string,
    readonly name: string,
    private readonly backend: Requests = defaultBackend,
    private readonly surroundings: Surroundings = BROWSER,
  ) {
    this.#moves = surroundings.progress.of(game, name);
    this.table = new OpenTable(this, surroundings);
  }

  at = $derived.by<LessonState | null>(() => this.#states[this.table.state.now?.number ?? -1] ?? null);
  over = $derived(this.at?.status === "over");

  open(sink: Sink) {
    this.#sink = sink;
    void this.table.attempt(() => this.#load(this.#moves, "restart")).then((loaded) => loaded ?? this.restart());
  }

  close() {
    this.#sink = undefined;
  }

  play = (token: string) => this.#load([...this.#moves, token], "forward");
  continue = () => this.table.attempt(() => this.#load([...this.#moves, CONTINUE], "forward"));
  undoMove = () => this.table.attempt(() => this.#load(this.#moves.slice(0, -1), "back"));
  restart = () => this.table.attempt(() => this.#load([], "restart"));

  async previews(): Promise<Previews> {
    const { view, previews } = this.at!;
    return { ply: view.ply, number: this.#number, seat: view.ask.seat, moves: previews };
  }

  /** Load the state after these moves. */
  async #load(moves: string[], transition: Transition): Promise<true> {
    const { game, name } = this;
    const state = await this.backend.ask("POST /api/lessons/{game}/{name}", { game, name, body: { moves } });
    this.#moves = moves;
    this.surroundings.progress.save(game, name, state.status === "wrong" ? moves.slice(0, -1) : moves);
    this.#number += 1;
    this.#states = { ...this.#states, [this.#number]: state };
    for (const message of this.#messages(state, transition)) this.#sink?.receive(message);
    return true;
  }

  #messages(state: LessonState, transition: Transition): Message[] {
    const number = this.#number;
    const moves =
      transition === "forward"
        ? state.other_moves.map((move) => ({ ...move, kind: "move" as const, number, at: 0, lines: [] }))
        : [];
    const isNewPosition = transition === "restart" || (transition === "forward" && state.restarted);
    const undoTo = isNewPosition ? [-1] : transition === "back" ? [state.view.ply] : [];
    return [
      ...moves,
      ...undoTo.map((ply) => ({ kind: "undo" as const, number, at: 0, seat: null, ply, lines: [] })),
      { kind: "now", number, table: localTable(state.view, LEARNER, number, this.surroundings) },
    ];
  }
}

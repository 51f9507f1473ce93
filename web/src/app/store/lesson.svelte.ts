// A lesson: a table that the server does not store. Every request sends all moves so far; the browser saves them, so
// that the player can continue later.
import { backend } from "$app/backend";
import type { LessonState, Message, Previews } from "../net/types";
import { Exercise } from "./exercise.svelte";
import { localTable } from "./local_table";
import { progress } from "./progress";

const CONTINUE = "";
const LEARNER = 0;

type Transition = "restart" | "forward" | "back";

export class Lesson extends Exercise {
  #states = $state.raw<Record<number, LessonState>>({}); // by message number: the text changes when the board does
  #moves: string[];
  #number = 0;

  at = $derived<LessonState | null>(this.#states[this.now?.number ?? -1] ?? null);
  over = $derived(this.at?.status === "over");

  constructor(game: string, name: string) {
    super(game, name);
    this.#moves = progress.of(game, name);
  }

  override open() {
    void this.#load(this.#moves, "restart").then((loaded) => loaded || this.restart());
  }

  override async playMove(token: string) {
    if (this.busy) return;
    this.busy = true;
    this.refusal = null;
    this.helpTarget.clear();
    this.animateAhead(this.previews[token] ?? []);
    await this.#load([...this.#moves, token], "forward");
  }

  continue = () => this.#load([...this.#moves, CONTINUE], "forward");
  undoMove = () => this.#load(this.#moves.slice(0, -1), "back");
  restart = () => this.#load([], "restart");

  protected override async loadPreviews(): Promise<Previews | null> {
    const { view, previews } = this.at!;
    return { ply: view.ply, number: this.now!.number, seat: view.ask.seat, moves: previews };
  }

  /** Load the state after these moves; return whether they are valid. */
  async #load(moves: string[], transition: Transition): Promise<boolean> {
    const state = await this.attempt(() =>
      backend.ask("POST /api/lessons/{game}/{name}", { game: this.game, name: this.name, body: { moves } }),
    );
    if (!state) return false;
    this.#moves = moves;
    progress.save(this.game, this.name, state.status === "wrong" ? moves.slice(0, -1) : moves);
    this.#number += 1;
    this.#states = { ...this.#states, [this.#number]: state };
    for (const message of this.#messages(state, transition)) this.receive(message);
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
      ...undoTo.map((ply) => ({ kind: "undo" as const, number, at: 0, seat: null, ply })),
      { kind: "now", number, table: localTable(state.view, LEARNER, number) },
    ];
  }
}

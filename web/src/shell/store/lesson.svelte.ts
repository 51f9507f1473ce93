// A guided game: a table that the server keeps nothing of. Every answer so far is sent, and kept by this browser, so that
// one can leave and come back.
import { post } from "../net/ask";
import type { LessonNow, Message, Outlook } from "../net/types";
import { Exercise } from "./exercise.svelte";
import { laid } from "./laid";
import { progress } from "./progress";

const GO_ON = "";
const LEARNER = 0;

export class Lesson extends Exercise {
  #told = $state.raw<Record<number, LessonNow>>({}); // by number, for what is told comes after what is shown
  #answers: string[];
  #number = 0;

  at = $derived<LessonNow | null>(this.#told[this.now?.number ?? -1] ?? null);
  over = $derived(this.at?.status === "over");

  constructor(game: string, name: string) {
    super(game, name);
    this.#answers = progress.of(game, name);
  }

  override open() {
    void this.#walk(this.#answers, "lay").then((found) => found || this.again());
  }

  override async answer(token: string) {
    if (this.busy) return;
    this.busy = true;
    this.whyNot = null;
    this.asking.end();
    this.showAhead(this.outlook[token] ?? []);
    await this.#walk([...this.#answers, token], "go");
  }

  goOn = () => this.#walk([...this.#answers, GO_ON], "go");
  takeBack = () => this.#walk(this.#answers.slice(0, -1), "back");
  again = () => this.#walk([], "lay");

  protected override async foretell(): Promise<Outlook | null> {
    const { view, outlook } = this.at!;
    return { ply: view.ply, number: this.now!.number, seat: view.ask.seat, answers: outlook };
  }

  /** Where these answers lead; whether there is such a way. */
  async #walk(answers: string[], how: "lay" | "go" | "back"): Promise<boolean> {
    const path = `/api/lessons/${this.game}/${this.name}`;
    const found = await this.attempt(() => post<LessonNow>(path, { answers }));
    if (!found) return false;
    this.#answers = answers;
    progress.keep(this.game, this.name, found.status === "wrong" ? answers.slice(0, -1) : answers);
    this.#number += 1;
    this.#told = { ...this.#told, [this.#number]: found };
    for (const message of this.#news(found, how)) this.hear(message);
    return true;
  }

  #news(found: LessonNow, how: "lay" | "go" | "back"): Message[] {
    const number = this.#number;
    const moves = how === "go" ? found.moves.map((move) => ({ ...move, kind: "move", number, lines: [] })) : [];
    const anew = how === "lay" || (how === "go" && found.anew);
    const back = anew ? [-1] : how === "back" ? [found.view.ply] : [];
    return [
      ...moves,
      ...back.map((ply) => ({ kind: "undo", number, ply })),
      { kind: "now", number, table: laid(found.view, LEARNER, number) },
    ];
  }
}

// A table on the screen: the parts of the store, connected. Components read `state` and call commands.
import type { ConnectionState } from "$app/backend/backend";
import type { Problem } from "$app/backend/problem";
import type { Event, Message, TableState } from "$app/net/types";
import type { Stage } from "../animation_control";
import { HelpTarget } from "../help_target.svelte";
import { ReceivedAdvice } from "./advice.svelte";
import { Animator } from "./animator";
import { Attempts } from "./attempt";
import { CatchUp } from "./catch_up";
import { Feed } from "./feed";
import { History } from "./history";
import { TableModel } from "./model.svelte";
import { MoveCommands } from "./moves";
import { PreviewLoader } from "./previews";
import { applyBatch, goesBack, lacksEvents, setTable } from "./reducer";
import type { Sink, Source } from "./source";
import { BROWSER, type Surroundings } from "./surroundings";

export class OpenTable implements Sink {
  readonly state: Readonly<TableModel>;
  readonly helpTarget: Readonly<HelpTarget>;
  protected readonly advice = new ReceivedAdvice();
  readonly moves: MoveCommands;
  readonly history: History;
  readonly catchUp: CatchUp;
  protected readonly model: TableModel;
  readonly #attempts: Attempts;
  readonly #animator: Animator;
  readonly #previews: PreviewLoader;
  readonly #feed: Feed;

  constructor(
    readonly source: Source,
    { settings, screen }: Surroundings = BROWSER,
  ) {
    const model = (this.state = this.model = new TableModel(settings));
    const animator = (this.#animator = new Animator(model, (batch) => this.#apply(batch), settings, screen));
    this.#feed = new Feed((batch) => animator.receive(batch));
    const previews = (this.#previews = new PreviewLoader(model, source));
    const attempts = (this.#attempts = new Attempts(model, source, animator, (table) => this.#setTable(table)));
    this.history = new History(model, source, attempts);
    this.catchUp = new CatchUp(model, this.history, settings, screen);
    const helpTarget = (this.helpTarget = new HelpTarget());
    this.moves = new MoveCommands({ model, source, animator, previews, attempts, helpTarget, settings });
  }

  open() {
    this.source.open(this, this.model.viewingSeat);
  }

  close() {
    this.moves.close();
    this.catchUp.stop();
    this.#animator.stop();
    this.source.close();
  }

  receive(message: Message) {
    if (message.kind === "hint" || message.kind === "analysis") this.advice.receive(message);
    else this.#feed.receive(message);
  }

  setConnection(state: ConnectionState) {
    this.model.connection = state;
    if (state === "live" && this.model.problem?.status === 0) this.model.problem = null;
  }

  #apply(batch: Message[]) {
    if (goesBack(batch)) this.#previews.invalidate();
    this.model.data = applyBatch(this.model.data, batch);
    this.catchUp.follow();
    if (batch.some(({ kind }) => kind === "now")) this.#follow();
    if (lacksEvents(batch)) void this.history.loadEntries();
  }

  #setTable(table: TableState) {
    this.model.data = setTable(this.model.data, table);
    this.#follow();
  }

  /** Adapt to a new state of the table. */
  #follow() {
    const { model } = this;
    if (model.mustPassDevice)
      model.viewingSeat = null; // the next player must confirm that the device was passed on
    else if (model.viewingSeat !== null && !model.now!.has_secrets) this.revealTo(null);
    if (model.isMyTurn) model.animating = false;
    this.#previews.update();
  }

  /** Run a request; a problem is shown, and undefined is returned. */
  attempt<T>(action: () => Promise<T>): Promise<T | undefined> {
    return this.#attempts.run(action);
  }

  // Commands that concern what is shown, not the game.

  /** Show the table to the player to move; if the game has no secrets, to no player in particular. */
  revealTo(seat = this.model.now?.view?.ask.seat ?? null) {
    this.model.viewingSeat = seat;
    this.open();
    this.model.update({ entries: [], lastMove: null }); // they were loaded for the previous player
    void this.history.loadEntries();
  }

  skipAnimations = () => this.#animator.skip();
  hover = (token: string | null) => (this.model.hovered = token);
  highlight = (events: Event[]) => (this.model.highlighted = events);
  /** Mark the move of a hint on the board; null removes the mark. */
  markHint = (token: string | null) => this.model.update({ hintedMove: token });
  attachBoard = (stage: Stage | undefined) => (this.model.stage = stage);
  setIsIdle = (isIdle: TableModel["isIdle"]) => (this.model.isIdle = isIdle);
  showProblem = (problem: Problem | null) => (this.model.problem = problem);
  reload = () => this.#attempts.reload();
}

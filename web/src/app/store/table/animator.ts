// Shows messages at the pace of the settings: the queue decides what is next, the animator carries it out.
import type { Event, Message } from "$app/net/types";
import { animate, rest, skip, wasSkipped, type Screen, type Stage } from "../animation_control";
import {
  certainEvents,
  EMPTY,
  enqueue,
  hasMoves,
  nextCue,
  ownMoveMs,
  skipAll,
  unseenEvents,
  type Cue,
  type Viewer,
} from "../queue";
import type { TableModel } from "./model.svelte";
import type { TableSettings } from "./surroundings";

export class Animator {
  #queue = EMPTY;
  #running = false;
  #skip: AbortController | undefined; // skips the running animations
  #ahead: { events: Event[]; skip: AbortController; done: Promise<void> } | undefined; // the own move, already animated

  constructor(
    private readonly model: TableModel,
    private readonly apply: (batch: Message[]) => void,
    private readonly settings: TableSettings,
    private readonly screen: Screen,
  ) {}

  /** Whether something is being shown. */
  get active(): boolean {
    return this.#running || this.#ahead !== undefined;
  }

  /** Show a batch of messages, then apply it; the first one is applied at once. */
  receive(batch: Message[]) {
    if (!this.model.now) return this.apply(batch);
    this.#queue = enqueue(this.#queue, batch);
    if (!this.#running) void this.#run();
  }

  /** Skip all animations and go to the current state of the game. */
  skip() {
    this.#queue = skipAll(this.#queue);
    skip(this.#skip);
  }

  stop() {
    this.#queue = EMPTY;
    this.#skip?.abort();
    this.cancelAhead();
  }

  /** Animate the certain events of the own move at once, without waiting for the server. */
  animateAhead(preview: Event[]) {
    const events = certainEvents(preview);
    if (this.#viewer().still || !events.length) return;
    const controller = this.screen.skippable();
    const done = animate(this.#visibleBoard(), events, ownMoveMs(events), controller.signal).finally(() =>
      controller.abort(),
    );
    this.#ahead = { events, skip: controller, done };
  }

  /** Reset the animation ahead of a move that was not accepted. */
  cancelAhead() {
    if (this.#ahead) this.model.stage?.settle?.();
    this.#ahead?.skip.abort();
    this.#ahead = undefined;
  }

  async #run() {
    this.#running = true;
    for (let cue = this.#nextCue(); cue; cue = this.#nextCue()) await this.#perform(cue);
    this.#running = false;
    this.model.animating = false;
  }

  #nextCue(): Cue | null {
    const { cue, queue } = nextCue(this.#queue, this.#viewer());
    this.#queue = queue;
    return cue;
  }

  #viewer(): Viewer {
    const { pace } = this.settings;
    const hidden = this.screen.hidden();
    const still = pace === 0 || hidden || this.screen.reducedMotion() || !this.#visibleBoard();
    return { ownSeats: this.model.ownSeats, isMyTurn: this.model.isMyTurn, pace, hidden, still };
  }

  /** The board, unless it is covered or shows a position of the replay. */
  #visibleBoard(): Stage | undefined {
    return this.model.mustPassDevice || this.model.past ? undefined : this.model.stage;
  }

  async #perform(cue: Cue) {
    if (cue.do === "apply") return this.#applyShown(cue.batch);
    if (cue.do === "end") return this.#endSkipping();
    const { signal } = (this.#skip ??= this.screen.skippable());
    if (cue.do === "rest") await rest(cue.ms, signal);
    else await this.#show(cue, signal);
  }

  async #show({ seat, own, events, ms }: Extract<Cue, { do: "show" }>, signal: AbortSignal) {
    const ahead = await this.#takeAhead();
    if (ahead === null) return;
    if (!own) {
      this.model.update({ lastMove: { seat, events } });
      this.model.animating = !this.model.mustPassDevice;
    }
    await animate(this.#visibleBoard(), unseenEvents(events, ahead), ms, signal);
  }

  #applyShown(batch: Message[]) {
    if (hasMoves(batch)) this.#ahead = undefined;
    this.apply(batch);
  }

  #endSkipping() {
    this.#skip?.abort();
    this.#skip = undefined;
  }

  /** Return the events animated ahead once the animation ends; null if the player skipped it. */
  async #takeAhead(): Promise<Event[] | null> {
    const ahead = this.#ahead;
    if (!ahead) return [];
    await ahead.done;
    this.#ahead = undefined;
    return wasSkipped(ahead.skip.signal) ? null : ahead.events;
  }
}

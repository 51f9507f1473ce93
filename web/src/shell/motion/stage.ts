import { mount, unmount, type Component } from "svelte";

export interface Pace {
  /** One movement, in milliseconds. */
  ms?: number;
  /** Ends everything at once. */
  signal?: AbortSignal | undefined;
}

/** What movements left on the board: it stays until a new view is drawn, however many answers were shown before that. */
export class Traces {
  #left: (() => void)[] = [];
  #ran = new Map<Element, number>();
  views = 0; // that were drawn

  leave(undo: () => void): void {
    this.#left.push(undo);
  }

  /** How far a marker had run since the view was drawn, before it runs on. */
  runs(marker: Element, steps: number): number {
    const before = this.#ran.get(marker) ?? 0;
    this.#ran.set(marker, before + steps);
    return before;
  }

  clear(): void {
    const left = this.#left;
    this.#left = [];
    this.views += 1;
    this.#ran.clear();
    left.forEach((undo) => undo());
  }
}

const waitingAt = (piece: unknown, place: string) => `${place} ${JSON.stringify(piece)}`;

/** What is shown over the board while something moves. */
export class Stage<Piece> {
  constructor(
    readonly board: HTMLElement,
    readonly Drawn: Component<{ piece: Piece }>,
    readonly traces: Traces,
    readonly ms: number,
    readonly signal?: AbortSignal,
  ) {}

  get skipped(): boolean {
    return this.signal?.aborted ?? false;
  }

  /** Moves an element; it stays where it came to until the new view is drawn. */
  async play(element: Element, path: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (this.skipped) return;
    const run = element.animate(path, { fill: "both", ...options });
    this.traces.leave(() => run.cancel());
    const end = () => run.finish();
    this.signal?.addEventListener("abort", end, { once: true });
    await run.finished.catch(() => undefined);
    this.signal?.removeEventListener("abort", end);
  }

  /** A piece of its own above the board; it waits where it arrived for the new view. */
  async carry(piece: Piece, path: Keyframe[], options: KeyframeAnimationOptions, place: string): Promise<void> {
    const { views } = this.traces;
    const remove = await this.#send(piece, path, options, waitingAt(piece, place));
    if (views === this.traces.views) this.traces.leave(remove);
    else remove(); // the view it was meant for is drawn
  }

  /** The same, gone when it has arrived. */
  async fly(piece: Piece, path: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    (await this.#send(piece, path, options))();
  }

  /** What has arrived there before and goes on now is not seen any more where it waited. */
  lift(piece: Piece, place: string): void {
    const name = waitingAt(piece, place);
    const waits = [...this.board.querySelectorAll<HTMLElement>(".flying")].findLast(
      ({ dataset, style }) => dataset.waits === name && !style.visibility,
    );
    if (waits) waits.style.visibility = "hidden";
  }

  async #send(piece: Piece, path: Keyframe[], options: KeyframeAnimationOptions, waits = ""): Promise<() => void> {
    if (this.skipped) return () => undefined;
    const target = document.createElement("div");
    target.className = "flying drawing";
    target.dataset.waits = waits;
    const { left, top } = this.board.getBoundingClientRect(); // it goes along when the page is scrolled
    target.style.left = `${-left}px`;
    target.style.top = `${-top}px`;
    this.board.append(target);
    const flying = mount(this.Drawn, { target, props: { piece } });
    await this.play(target, path, options);
    return () => {
      void unmount(flying);
      target.remove();
    };
  }
}

import { mount, unmount, type Component } from "svelte";

export interface Pace {
  /** One movement, in milliseconds. */
  ms?: number;
  /** Ends everything at once. */
  signal?: AbortSignal | undefined;
}

/** What is shown over the board while something moves; afterwards nothing of it is left. */
export class Stage<Piece> {
  #held: Animation[] = [];
  #arrived: (() => void)[] = [];

  constructor(
    readonly board: HTMLElement,
    readonly Drawn: Component<{ piece: Piece }>,
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
    this.#held.push(run);
    const end = () => run.finish();
    this.signal?.addEventListener("abort", end, { once: true });
    await run.finished.catch(() => undefined);
    this.signal?.removeEventListener("abort", end);
  }

  /** A piece of its own above the board; it waits where it arrived for the new view. */
  async carry(piece: Piece, path: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    const remove = await this.#send(piece, path, options);
    this.#arrived.push(remove);
  }

  /** The same, gone when it has arrived. */
  async fly(piece: Piece, path: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    (await this.#send(piece, path, options))();
  }

  async #send(piece: Piece, path: Keyframe[], options: KeyframeAnimationOptions): Promise<() => void> {
    if (this.skipped) return () => undefined;
    const target = document.createElement("div");
    target.className = "flying drawing";
    this.board.append(target);
    const flying = mount(this.Drawn, { target, props: { piece } });
    await this.play(target, path, options);
    return () => {
      void unmount(flying);
      target.remove();
    };
  }

  /** The new view is drawn in a moment: let go of everything held. */
  clear(): void {
    setTimeout(() => {
      this.#arrived.forEach((remove) => remove());
      this.#held.forEach((run) => run.cancel());
    }, 60);
  }
}

import { mount, unmount, type Component } from "svelte";

export interface AnimationOptions {
  /** Duration of one animation in milliseconds. */
  ms?: number;
  /** Ends all animations at once. */
  signal?: AbortSignal | undefined;
}

/** Changes that animations left on the board; they are undone when a new view is rendered. */
export class AnimationLeftovers {
  #undos: (() => void)[] = [];
  #advanced = new Map<Element, number>();
  views = 0; // number of views rendered
  /** The pieces above the board, those that move and those that wait where they arrived. */
  readonly pieces = new Set<{ element: HTMLElement; waits: string }>();

  add(undo: () => void): void {
    this.#undos.push(undo);
  }

  /** Add steps to a marker; return how far it had advanced since the view was rendered. */
  advance(marker: Element, steps: number): number {
    const before = this.#advanced.get(marker) ?? 0;
    this.#advanced.set(marker, before + steps);
    return before;
  }

  clear(): void {
    const undos = this.#undos;
    this.#undos = [];
    this.views += 1;
    this.#advanced.clear();
    undos.forEach((undo) => undo());
  }
}

const waitingKey = (piece: unknown, place: string) => `${place} ${JSON.stringify(piece)}`;

/** The layer above the board on which pieces move. */
export class Stage<Piece> {
  constructor(
    readonly board: HTMLElement,
    readonly Drawn: Component<{ piece: Piece }>,
    readonly leftovers: AnimationLeftovers,
    readonly ms: number,
    readonly signal?: AbortSignal,
  ) {}

  get skipped(): boolean {
    return this.signal?.aborted ?? false;
  }

  /** Animate an element; it stays at the end of the path until the new view is rendered. */
  async play(element: Element, path: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (this.skipped) return;
    const run = element.animate(path, { fill: "both", ...options });
    this.leftovers.add(() => run.cancel());
    const end = () => run.finish();
    this.signal?.addEventListener("abort", end, { once: true });
    await run.finished.catch(() => undefined);
    this.signal?.removeEventListener("abort", end);
  }

  /** Move a temporary piece above the board; it stays at its destination until the new view is rendered. */
  async carry(piece: Piece, path: Keyframe[], options: KeyframeAnimationOptions, place: string): Promise<void> {
    const { views } = this.leftovers;
    const remove = await this.#send(piece, path, options, waitingKey(piece, place));
    if (views === this.leftovers.views) this.leftovers.add(remove);
    else remove(); // the new view is already rendered
  }

  /** Move a temporary piece that disappears at its destination. */
  async fly(piece: Piece, path: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    (await this.#send(piece, path, options))();
  }

  /** Hide a piece that arrived there earlier and now moves on. */
  lift(piece: Piece, place: string): void {
    const name = waitingKey(piece, place);
    const waiting = [...this.leftovers.pieces].findLast(
      ({ element, waits }) => waits === name && !element.style.visibility,
    );
    if (waiting) waiting.element.style.visibility = "hidden";
  }

  async #send(piece: Piece, path: Keyframe[], options: KeyframeAnimationOptions, waits = ""): Promise<() => void> {
    if (this.skipped) return () => undefined;
    const target = document.createElement("div");
    target.className = "flying drawing";
    const { left, top } = this.board.getBoundingClientRect(); // the piece scrolls with the page
    target.style.left = `${-left}px`;
    target.style.top = `${-top}px`;
    this.board.append(target);
    const flying = mount(this.Drawn, { target, props: { piece } });
    const entry = { element: target, waits };
    this.leftovers.pieces.add(entry);
    await this.play(target, path, options);
    return () => {
      this.leftovers.pieces.delete(entry);
      void unmount(flying);
      target.remove();
    };
  }
}

import type { View } from "./net/types";

interface Press {
  token: string | null; // the answer that was there
  ply: number;
  step: string;
  at: number; // milliseconds
}

export const LONG = 450; // milliseconds a finger rests
const QUICK = 300; // nobody reads a question and answers it in less
const NEVER: Press = { token: null, ply: -1, step: "", at: -Infinity };

/** When a press on the board is meant: what counts is what one saw when pressing. */
export class Pressing {
  #last = NEVER;
  #now = NEVER;
  #touched = Infinity;

  down(token: string | null, view: View, { pointerType, timeStamp }: PointerEvent): void {
    this.#last = this.#now;
    this.#now = { token, ply: view.ply, step: view.ask.step, at: timeStamp };
    this.#touched = pointerType === "touch" ? timeStamp : Infinity;
  }

  /** A finger is on the board. */
  get touching(): boolean {
    return this.#touched < Infinity;
  }

  meant(token: string | null, view: View, { timeStamp, detail }: MouseEvent): boolean {
    if (detail === 0) return true; // by a program that helps somebody: it presses nothing before
    if (timeStamp - this.#touched > LONG) return false; // a finger has no way to point: while it rests it looks
    if (token !== this.#now.token || view.ply !== this.#now.ply) return false; // that press has skipped a movement
    const { ply, step, at } = this.#last;
    const quick = detail > 1 && this.#now.at - at < QUICK;
    const twice = quick && ply !== view.ply; // by a double click, whose first half was an answer already
    return !twice || (ply + 1 === view.ply && step === view.ask.step); // good where the same is asked again at once
  }
}

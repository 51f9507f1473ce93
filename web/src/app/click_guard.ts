import type { View } from "./net/types";

interface Press {
  token: string | null; // the move offered at that place
  ply: number;
  question: string;
  at: number; // milliseconds
}

export const LONG_PRESS_MS = 450;
const MIN_READING_MS = 300; // a new question cannot be read faster
const NO_PRESS: Press = { token: null, ply: -1, question: "", at: -Infinity };

/** Decides whether a click on the board is intended: the player must have seen the offered move when pressing. */
export class ClickGuard {
  #previous = NO_PRESS;
  #current = NO_PRESS;
  #touchStart = Infinity;

  down(token: string | null, view: View, { pointerType, timeStamp }: PointerEvent): void {
    this.#previous = this.#current;
    this.#current = { token, ply: view.ply, question: view.ask.question, at: timeStamp };
    this.#touchStart = pointerType === "touch" ? timeStamp : Infinity;
  }

  /** Whether a finger is on the board. */
  get touching(): boolean {
    return this.#touchStart < Infinity;
  }

  isIntended(token: string | null, view: View, { timeStamp, detail }: MouseEvent): boolean {
    if (detail === 0) return true; // from a keyboard or assistive technology, which sends no pointer events before
    if (timeStamp - this.#touchStart > LONG_PRESS_MS) return false; // a long press previews a move instead of making it
    if (token !== this.#current.token || view.ply !== this.#current.ply) return false; // the board changed: the press only skipped an animation
    const { ply, question, at } = this.#previous;
    const quick = detail > 1 && this.#current.at - at < MIN_READING_MS;
    const doubleClick = quick && ply !== view.ply; // its first click was already a move
    return !doubleClick || (ply + 1 === view.ply && question === view.ask.question); // allowed if the same question is asked again
  }
}

import { Stage, type AnimationLeftovers, type AnimationOptions } from "$app/motion/stage";
import type { Piece } from "../../events/definition";
import type { BoardContext } from "./find";
import Flying from "./Flying.svelte";

/** The stage of this board: its animations find their places by name, and their values in the view. */
export class BoardStage extends Stage<Piece> {
  constructor(
    readonly context: BoardContext,
    board: HTMLElement,
    leftovers: AnimationLeftovers,
    { ms = 360, signal }: AnimationOptions = {},
  ) {
    super(board, Flying, leftovers, ms, signal);
  }
}

import type { Anchors } from "$app/motion/anchors";
import { Stage, type AnimationLeftovers, type AnimationOptions } from "$app/motion/stage";
import type { Piece } from "../../events/definition";
import type { Printed } from "../../printed";
import type { View } from "../../types";
import Flying from "./Flying.svelte";

/** What animations need to know of the board. */
export interface BoardContext {
  readonly anchors: Anchors;
  readonly view: View;
  readonly printed: Printed;
}

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

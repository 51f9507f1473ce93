import { getContext, setContext } from "svelte";
import type { Preview } from "../preview";
import type { BoardContext } from "./motion/board_stage";

/** Attributes that make an element a clickable move, or identify it if it is not. */
export type TargetAttributes = Record<string, unknown>;

/** What the parts of the board are drawn from. */
export interface Scene extends BoardContext {
  /** The seat of the viewer, -1 for a spectator. */
  readonly seat: number;
  readonly names: string[];
  /** The effects of the hovered move. */
  readonly preview: Preview;
  /** Dice and customers that are picked and not yet sent. */
  readonly picked: string[];
  /** Sums that the dice can still make. */
  readonly sums: number[];
  /** The number key of a target, "" if it has none. */
  keyOf(target: string): string;
  /** Return the attributes of a target; `name` is its label if it is not a move. */
  targetAttributes(target: string, name?: string): TargetAttributes;
  isLegal(target: string): boolean;
  /** Whether the hovered value or dice would open this banner. */
  opens(banner: string): boolean;
  /** Mark the banners that a hovered value opens. */
  highlightValue(value: number | null): void;
  send(): void;
}

const KEY = Symbol("scene");

export const setScene = (scene: Scene): Scene => setContext(KEY, scene);
export const getScene = (): Scene => getContext<Scene>(KEY);

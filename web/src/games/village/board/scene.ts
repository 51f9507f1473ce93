import { getContext, setContext } from "svelte";
import type { Preview } from "../preview";
import type { Printed } from "../printed";
import type { BoardContext } from "./motion/find";

/** Attributes that make an element a clickable move, or identify it if it is not. */
export type TargetAttributes = Record<string, unknown>;

/** What the parts of the board are drawn from. */
export interface Scene extends BoardContext {
  readonly printed: Printed;
  /** The seat of the viewer, -1 for a spectator. */
  readonly seat: number;
  readonly names: string[];
  /** Narrow layout for phones: pieces are further apart, so that they can be tapped. */
  readonly tall: boolean;
  /** The smallest size of letters that is readable, in units of the drawing. */
  readonly least: number;
  /** Distance between pieces. */
  readonly gap: number;
  readonly label: (id: string) => string;
  /** The effects of the hovered move. */
  readonly preview: Preview;
  targetAttributes(target: string | null, visible?: string): TargetAttributes;
  isLegal(target: string): boolean;
  /** Show an enlarged card. */
  enlarge(card: string, suit?: string): void;
  /** Return the legal targets that begin with a prefix. */
  legalTargets(prefix: string): string[];
}

const KEY = Symbol("scene");

export const setScene = (scene: Scene): Scene => setContext(KEY, scene);
/** How much the place around a component is scaled. */
const SCALE = Symbol("scale of the place");
export const setPlaceScale = (scale: () => number): unknown => setContext(SCALE, scale);
export const getPlaceScale = (): (() => number) => getContext<(() => number) | undefined>(SCALE) ?? (() => 1);
export const getScene = (): Scene => getContext<Scene>(KEY);

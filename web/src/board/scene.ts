import { getContext, setContext } from "svelte";
import type { Happening } from "./motion/flights";
import type { View } from "./types";

/** Attributes that make something an answer, or name it where it is none. */
export type Press = Record<string, unknown>;

export interface Scene {
  readonly view: View;
  /** Whose eyes see the board, -1 for a spectator. */
  readonly seat: number;
  readonly names: string[];
  /** One column for phones: pieces stand further apart, so that a finger finds them. */
  readonly tall: boolean;
  /** From one piece to the next. */
  readonly gap: number;
  readonly word: (id: string) => string;
  /** Time that the answer pointed at would cost. */
  readonly cost: number;
  /** What happened, to be marked where it happened. */
  readonly lit: Happening[];
  press(spot: string | null): Press;
  asks(spot: string): boolean;
}

const KEY = Symbol("scene");

export const setScene = (scene: Scene): Scene => setContext(KEY, scene);
export const getScene = (): Scene => getContext<Scene>(KEY);

import { getContext, setContext } from "svelte";
import type { Outlook } from "../outlook";
import type { Printed } from "../printed";
import type { View } from "../types";

/** Attributes that make something an answer, or name it where it is none. */
export type Press = Record<string, unknown>;

export interface Scene {
  readonly view: View;
  readonly printed: Printed;
  /** Whose eyes see the board, -1 for a spectator. */
  readonly seat: number;
  readonly names: string[];
  /** What would follow the answer pointed at. */
  readonly outlook: Outlook;
  /** Dice and customers that are picked and not yet sent. */
  readonly picked: string[];
  /** Sums that the dice can still make. */
  readonly sums: number[];
  /** The key that stands for a place, "" where none does. */
  keyOf(spot: string): string;
  /** Attributes of a place; `name` is what is read out where it answers nothing. */
  press(spot: string, name?: string): Press;
  asks(spot: string): boolean;
  /** Whether the value or the dice pointed at would open this banner. */
  opens(banner: string): boolean;
  /** A value is pointed at: what it opens is marked. */
  point(value: number | null): void;
  send(): void;
}

const KEY = Symbol("scene");

export const setScene = (scene: Scene): Scene => setContext(KEY, scene);
export const getScene = (): Scene => getContext<Scene>(KEY);

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
  /** Narrow, for phones: pieces stand further apart, so that a finger finds them. */
  readonly tall: boolean;
  /** From one piece to the next. */
  readonly gap: number;
  readonly word: (id: string) => string;
  /** What would follow the answer pointed at. */
  readonly outlook: Outlook;
  press(spot: string | null): Press;
  asks(spot: string): boolean;
  /** Holds a card up to be read. */
  look(card: string, suit?: string): void;
  /** What can be pressed now, of all spots that begin so. */
  offers(beginning: string): string[];
}

const KEY = Symbol("scene");

export const setScene = (scene: Scene): Scene => setContext(KEY, scene);
export const getScene = (): Scene => getContext<Scene>(KEY);

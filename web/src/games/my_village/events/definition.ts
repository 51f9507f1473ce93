// What the page knows about one kind of event: everything in one entry.
import type { Chip } from "$app/game";
import type { Text } from "$app/i18n/text";
import type { Sound } from "$app/sound";
import type { BoardStage } from "../board/motion/board_stage";
import type { GameEvent } from "../types";

export type Piece = { icon: string } | { die: string } | { pawn: number } | { card: string };

/** How a piece moves: through the air, on foot, or thrown. */
export type Motion = "fly" | "walk" | "thrown";

export interface PieceAnimation {
  piece: Piece;
  from: string;
  to: string;
  motion?: Motion;
  slot?: { n: number; of: number }; // its position if several pieces land side by side
}

/** The amount of a resource that a village gains, negative if it loses it. */
export type ResourceDelta = [thing: string, n: number];

/**
 * One kind of event. Its words are texts, named after the kind: `event-KIND` in the log, in the story of a village and
 * for screen readers, and `page-chip-KIND` on its chip.
 */
export interface EventDefinition<E extends GameEvent> {
  /** Its icon in the log. */
  icon(event: E): string;
  /** The pieces that move; `NO_PIECES` if the log reports it, or another event shows it. */
  pieces(event: E): PieceAnimation[];
  /** A movement of its own, at the same time as the pieces. */
  motion?(stage: BoardStage, event: E): Promise<void>;
  /** Where this movement is. */
  motionPlace?(event: E): string;
  /** The name of pieces that are gone when its animation begins. */
  empties?: string;
  /** Whether it is animated on its own; others join their neighbors of the same kind or seat. */
  separate?: true;
  sound?: Sound;
  /** Resources that the seat gains and loses. */
  deltas?(event: E): ResourceDelta[];
  /** The time that the seat pays. */
  time?(event: E): number;
  /** Whether the life marker passes the bridge. */
  crosses?(event: E): boolean;
  /** Chips besides those for resources and time. */
  chips?(event: E, text: Text): Chip[];
  /** Whether its chip is shown for every seat. */
  isGlobal?: true;
  /** The villager who dies. */
  dying?(event: E): string;
  /** A card whose prestige and window the seat gets. */
  card?(event: E): string;
  /** Whether the log shows it for all players instead of its seat. */
  isForAll?: true;
  /** Whether it is in the story of a village. */
  isDeed?: true;
  /** Whether a turn begins with it. */
  startsTurn?: true;
}

/** A definition for every kind: a missing or misspelled kind does not compile. */
export type EventDefinitions = {
  [Kind in GameEvent["kind"]]: EventDefinition<Extract<GameEvent, { kind: Kind }>>;
};

/** The definitions of some events. */
export type Events<Kind extends GameEvent["kind"]> = Pick<EventDefinitions, Kind>;

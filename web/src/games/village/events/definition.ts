// What the page knows about one kind of event: everything in one entry.
import type { Component } from "svelte";
import type { Chip } from "$app/game";
import type { Text } from "$app/i18n/text";
import type { Sound } from "$app/sound";
import type { BoardStage } from "../board/motion/board_stage";
import type { Composition } from "../composition";
import type { VillageEvent } from "../types";

/** What moves: an icon, a cube, a member, or what an expansion draws. */
export type Piece =
  | { icon: string }
  | { colour: string }
  | { Drawing: Component<Record<string, unknown>>; props: Record<string, unknown> }
  | { seat: number; generation: number; dead?: boolean };

/** How a piece moves: through the air, on foot, over the water, or out of a bag. */
export type Motion = "fly" | "walk" | "sail" | "drawn";

export interface PieceAnimation {
  piece: Piece;
  from: string;
  to: string;
  motion?: Motion;
  /** The drawn figure to hide, where its name does not follow from the place. */
  leavingFigure?: string;
}

/** The amount of a resource that a farm gains, negative if it loses it. */
export type ResourceDelta = [thing: string, amount: number];

/**
 * One kind of event. Its words are texts, named after the kind: `event-KIND` in the log and for screen readers,
 * `page-chip-KIND` on its chip and `page-story-DEED` in the story of a family.
 */
export interface EventDefinition<E extends VillageEvent> {
  /** Its icon in the log. */
  icon(event: E, game: Composition): string;
  /** The pieces that move; `NO_PIECES` if the log reports it, or another event shows it. */
  pieces(event: E, game: Composition): PieceAnimation[];
  /** A movement of its own, at the same time as the pieces. */
  motion?(stage: BoardStage, event: E): Promise<void>;
  /** A movement when the pieces have arrived. */
  afterwards?(stage: BoardStage, event: E): Promise<void>;
  /** A place that glows. */
  glow?: string;
  /** Whether it is animated on its own: always, or unless the neighbor has the same kind. Others join their neighbors. */
  separate?: "always" | "from other kinds";
  sound?: Sound;
  /** Resources that the seat gains and loses. */
  deltas?(event: E, game: Composition): ResourceDelta[];
  /** What else changes on the farm, where chips say it differently. */
  farmDeltas?(event: E): ResourceDelta[];
  /** The years that the seat spends; negative if a member grows younger. */
  years?(event: E): number;
  crossings?(event: E): number;
  /** Chips besides those for resources and years. */
  chips?(event: E, text: Text, game: Composition): Chip[];
  /** Whether its chip is shown for every seat. */
  isGlobal?: true;
  /** Whether a member dies, so that no other chip has to warn of it. */
  isDeath?: true;
  /** Where the figure would be afterwards. */
  destination?(event: E, game: Composition): string;
  /** The figure that would die. */
  dyingFigure?(event: E): string;
  /** Places it affects, if no piece moves. */
  places?(event: E): string[];
  /** The place in council or church and the one before, which score at the end. */
  placement?(event: E): [to: string, from: string];
  /** Whose event it is in the log: the seat's by default. */
  actor?: "all" | "rival";
  /** What it is called in the story of a family, "" if it is left out. */
  deed?(event: E, game: Composition): string;
  /** Whether a turn begins with it, if it is the event of the seat to move. */
  startsTurn?: true;
  /** Whether it says that the move has no effect. */
  isIdle?: true;
}

/** A definition for every kind: a missing or misspelled kind does not compile. */
export type EventDefinitions<E extends VillageEvent> = {
  [Kind in E["kind"]]: EventDefinition<Extract<E, { kind: Kind }>>;
};

// Building blocks for the definitions of events: pieces and how they move.
import type { Motion, Piece, PieceAnimation } from "./definition";

interface Seated {
  seat: number;
}

const MAX_PIECES = 5; // at most this many pieces of a kind are shown

/** No piece moves: the log reports the event, or another event shows it. */
export const NO_PIECES = (): PieceAnimation[] => [];

export const seatId = ({ seat }: Seated) => `seat.${seat}`;
export const store = ({ seat }: Seated, name: string) => `store.${seat}.${name}`;
export const white = ({ seat }: Seated, name: string) => `white.${seat}.${name}`;
export const villager = ({ seat, profession }: Seated & { profession: string }) => `villager.${seat}.${profession}`;
export const pawn = ({ seat }: Seated): Piece => ({ pawn: seat });

export const single = (piece: Piece, from: string, to: string, motion: Motion = "fly"): PieceAnimation[] => [
  { piece, from, to, motion },
];
export const several = (count: number, icon: string, from: string, to: string): PieceAnimation[] =>
  Array.from({ length: Math.min(count, MAX_PIECES) }, () => ({ piece: { icon }, from, to }));

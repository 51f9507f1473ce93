// Building blocks for the definitions of events: pieces and how they move.
import type { Component } from "svelte";
import { COLOURS } from "../constants";
import type { Piece, PieceAnimation } from "./definition";

interface Seated {
  seat: number;
}
interface OfMember extends Seated {
  generation: number;
}

const MAX_PIECES = 5; // at most this many pieces of a kind are shown

/** No piece moves: the log reports the event, or another event shows it. */
export const NO_PIECES = (): PieceAnimation[] => [];

export const farm = ({ seat }: Seated) => `farm.${seat}`;
export const store = ({ seat }: Seated, name: string) => `store.${seat}.${name}`;
export const member = ({ seat, generation }: OfMember): Piece => ({ seat, generation });
export const pieceOf = (name: string): Piece => (COLOURS.includes(name) ? { colour: name } : { icon: name });
/** A piece that an expansion draws. */
export const drawing = <Props extends Record<string, unknown>>(Drawing: Component<Props>, props: Props): Piece => ({
  Drawing: Drawing as Component<Record<string, unknown>>,
  props,
});
export const repeat = (count: number, animation: PieceAnimation): PieceAnimation[] =>
  Array.from({ length: Math.min(count, MAX_PIECES) }, () => animation);

/** Things that go from the farm to the supply, or to another place. */
export const spend = (event: Seated, thing: string, n = 1, to = "stock") =>
  repeat(n, { piece: pieceOf(thing), from: store(event, thing), to });
/** Things that come to the farm. */
export const gain = (event: Seated, thing: string, from: string, n = 1) =>
  repeat(n, { piece: pieceOf(thing), from, to: store(event, thing) });

export const takenCube = ({ space, colour }: { space: string; colour: string }) => ({
  piece: pieceOf(colour),
  from: `cube.${space}.${colour}`,
});
export const takeRing = (event: Seated): PieceAnimation[] => [
  { piece: { icon: "ring" }, from: "privilege.1", to: farm(event) },
];
export const serveCustomer = (event: Seated & { stall: number }): PieceAnimation[] => [
  { piece: { icon: "customer" }, from: `stall.${event.stall}`, to: store(event, "customer"), motion: "walk" },
];

/** The name of the place where the dead member is buried. */
export const burialPlace = ({ rest }: { rest: string }): string => rest.replace(/^grave$/, "graves");
/** A member who moves up comes from the place below. */
export const placeBelow = (place: string) => place.replace(/\d$/, (n) => String(Number(n) - 1));

import { COLOURS } from "./constants";

/** A game event: its `kind`, its `seat` and the fields of that kind. */
export type GameEvent = Record<string, string | number>;

export type Piece =
  | { icon: string }
  | { colour: string }
  | { fate: string }
  | { ship: number }
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

export type Animate = (event: GameEvent) => PieceAnimation[];

export const farm = (event: GameEvent) => `farm.${event.seat}`;
const text = (event: GameEvent, field: string) => String(event[field]);
const number = (event: GameEvent, field: string, otherwise = 1) => Number(event[field] ?? otherwise);
export const member = (event: GameEvent, seat = Number(event.seat)): Piece => ({
  seat,
  generation: number(event, "generation"),
});
const storeId = (event: GameEvent, name: string) => `store.${event.seat}.${name}`;
/** Places that exist once per seat. */
const SEAT_PLACES = ["farm"];
export function registerSeatPlace(place: string): void {
  SEAT_PLACES.push(place);
}
/** The name by which the board finds the place where members of a family stand. */
export const placeId = (place: string, event: GameEvent) =>
  SEAT_PLACES.includes(place) ? `${place}.${event.seat}` : `place.${place}`;
const repeat = (count: number, animation: PieceAnimation): PieceAnimation[] =>
  Array.from({ length: Math.min(count, 5) }, () => animation);
export const pieceOf = (name: string): Piece => (COLOURS.includes(name) ? { colour: name } : { icon: name });
export const takenCube = (event: GameEvent) => ({
  piece: pieceOf(text(event, "colour")),
  from: `cube.${event.space}.${event.colour}`,
});

export function spend(icon: string, field?: string): Animate {
  return (event) =>
    repeat(field ? number(event, field) : 1, { piece: pieceOf(icon), from: storeId(event, icon), to: "stock" });
}

function gain(icon: string, from: string, field = "amount"): Animate {
  return (event) => repeat(number(event, field), { piece: { icon }, from, to: storeId(event, icon) });
}

/** The name of the place where the dead member is buried. */
export const burialPlace = (event: GameEvent): string => text(event, "rest").replace(/^grave$/, "graves");
const previousWindow = (window: string) => window.replace(/\d$/, (n) => String(Number(n) - 1));

export const takeRing: Animate = (e) => [{ piece: { icon: "ring" }, from: "privilege.1", to: farm(e) }];
export const serveCustomer: Animate = (e) => [
  { piece: { icon: "customer" }, from: `stall.${e.stall}`, to: storeId(e, "customer"), motion: "walk" },
];

/** No piece moves: the log reports the event, or another event shows it. */
export const NO_ANIMATION: Animate = () => [];

const ANIMATIONS: Record<string, Animate> = {
  action: NO_ANIMATION,
  birth: (e) => [{ piece: member(e), from: "area.family", to: farm(e), motion: "walk" }],
  bought: (e) => [...spend("coin")(e), { piece: member(e), from: "place.bag", to: "place.window1", motion: "walk" }],
  called: (e) => [{ piece: member(e), from: "place.bag", to: "place.window1", motion: "drawn" }],
  coins: gain("coin", "stock"),
  cube: (e) => [{ piece: pieceOf(text(e, "colour")), from: "stock", to: storeId(e, text(e, "colour")) }],
  customer: () => [{ piece: { icon: "customer" }, from: "pile", to: "line", motion: "walk" }],
  death: (e) => [{ piece: member(e), from: placeId(text(e, "place"), e), to: burialPlace(e), motion: "walk" }],
  decline: NO_ANIMATION,
  draw: (e) => [{ piece: pieceOf(text(e, "colour")), from: "bag", to: `area.${e.space}` }],
  endow: (e) => [...spend("coin", "coins")(e), ...gain("prestige", "privilege.4")(e)],
  gift_grain: gain("grain", "stock"),
  good: (e) => [{ piece: pieceOf(text(e, "good")), from: `making.${e.good}`, to: storeId(e, text(e, "good")) }],
  harvest: gain("grain", "area.grain"),
  home: (e) => [{ piece: member(e), from: `place.${e.place}`, to: farm(e), motion: "walk" }],
  idle: NO_ANIMATION,
  last_turn: NO_ANIMATION,
  majority: gain("prestige", "area.church"),
  market_day: NO_ANIMATION, // the market glows
  market_end: NO_ANIMATION,
  market_pass: NO_ANIMATION,
  marker: (e) => [{ piece: { icon: "marker" }, from: storeId(e, "marker"), to: `place.${e.place}` }],
  mass: NO_ANIMATION, // the church glows
  mill: (e) => [...spend("grain", "grain")(e), ...gain("coin", "area.mill", "coins")(e)],
  monk: () => [{ piece: { icon: "monk" }, from: "place.bag", to: "area.church", motion: "drawn" }],
  move_up: (e) => [{ piece: { icon: "customer" }, from: `line.${e.customer}`, to: `stall.${e.stall}`, motion: "walk" }],
  over: NO_ANIMATION,
  pay: (e) =>
    text(e, "payment")
      .split("+")
      .map((name) => ({ piece: pieceOf(name), from: storeId(e, name), to: "stock" })),
  pay_grain: spend("grain", "amount"),
  pay_scroll: spend("scroll"),
  pay_wagon: spend("wagon"),
  prestige: gain("prestige", "area.travel"),
  promote: (e) => [
    ...spend("grain", "grain")(e),
    { piece: member(e), from: `place.${previousWindow(text(e, "place"))}`, to: `place.${e.place}`, motion: "walk" },
  ],
  rest: NO_ANIMATION,
  ring: takeRing,
  round: NO_ANIMATION,
  serve: serveCustomer,
  start: (e) => [{ piece: { icon: "first" }, from: "stock", to: farm(e) }],
  take: (e) => [{ ...takenCube(e), to: e.colour === "plague" ? "stock" : storeId(e, text(e, "colour")) }],
  time: NO_ANIMATION, // animated by moveLifeMarker
  trigger: NO_ANIMATION,
  walk: (e) => [
    { piece: member(e), from: placeId(text(e, "origin"), e), to: placeId(text(e, "place"), e), motion: "walk" },
  ],
  well: NO_ANIMATION, // the well glows
};

/** Add the animations of an expansion's events. */
export function registerAnimations(animations: Record<string, Animate>): void {
  Object.assign(ANIMATIONS, animations);
}

export const animationsOf = (event: GameEvent): PieceAnimation[] => ANIMATIONS[event.kind!]?.(event) ?? [];

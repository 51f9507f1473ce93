import { COLOURS } from "./looks";

/** Something that happened: its `kind`, the `seat`, and what it is about. */
export type Happening = Record<string, string | number>;

export type Piece =
  | { icon: string }
  | { colour: string }
  | { fate: string }
  | { ship: number }
  | { seat: number; generation: number; dead?: boolean };

/** How a piece gets there: through the air, on foot, over the water, or out of a bag. */
export type Way = "fly" | "walk" | "sail" | "drawn";

export interface Flight {
  piece: Piece;
  from: string;
  to: string;
  way?: Way;
  /** The drawn figure that goes away, where its name does not follow from the place. */
  leaves?: string;
}

export type Read = (event: Happening) => Flight[];

export const farm = (event: Happening) => `farm.${event.seat}`;
const text = (event: Happening, field: string) => String(event[field]);
const number = (event: Happening, field: string, otherwise = 1) => Number(event[field] ?? otherwise);
export const member = (event: Happening, seat = Number(event.seat)): Piece => ({
  seat,
  generation: number(event, "generation"),
});
const stores = (event: Happening, name: string) => `store.${event.seat}.${name}`;
/** Places that every family has for itself. */
const OWN = ["farm"];
export function ownAlso(place: string): void {
  OWN.push(place);
}
/** Where members of a family stand, as the drawing finds it. */
export const at = (place: string, event: Happening) =>
  OWN.includes(place) ? `${place}.${event.seat}` : `place.${place}`;
const times = (count: number, flight: Flight): Flight[] => Array.from({ length: Math.min(count, 5) }, () => flight);
export const thing = (name: string): Piece => (COLOURS.includes(name) ? { colour: name } : { icon: name });
export const taken = (event: Happening) => ({
  piece: thing(text(event, "colour")),
  from: `cube.${event.space}.${event.colour}`,
});

export function spend(icon: string, field?: string): Read {
  return (event) =>
    times(field ? number(event, field) : 1, { piece: thing(icon), from: stores(event, icon), to: "stock" });
}

function gain(icon: string, from: string, field = "amount"): Read {
  return (event) => times(number(event, field), { piece: { icon }, from, to: stores(event, icon) });
}

/** Where the dead of an event lie. */
export const restOf = (event: Happening): string => text(event, "rest").replace(/^grave$/, "graves");
const before = (window: string) => window.replace(/\d$/, (n) => String(Number(n) - 1));

export const rings: Read = (e) => [{ piece: { icon: "ring" }, from: "privilege.1", to: farm(e) }];
export const served: Read = (e) => [
  { piece: { icon: "customer" }, from: `stall.${e.stall}`, to: stores(e, "customer"), way: "walk" },
];

/** Nothing that moves: told in words, or seen in what comes with it. */
export const NOTHING: Read = () => [];

const FLIGHTS: Record<string, Read> = {
  action: NOTHING,
  birth: (e) => [{ piece: member(e), from: "area.family", to: farm(e), way: "walk" }],
  bought: (e) => [...spend("coin")(e), { piece: member(e), from: "place.bag", to: "place.window1", way: "walk" }],
  called: (e) => [{ piece: member(e), from: "place.bag", to: "place.window1", way: "drawn" }],
  coins: gain("coin", "stock"),
  cube: (e) => [{ piece: thing(text(e, "colour")), from: "stock", to: stores(e, text(e, "colour")) }],
  customer: () => [{ piece: { icon: "customer" }, from: "pile", to: "line", way: "walk" }],
  death: (e) => [{ piece: member(e), from: at(text(e, "place"), e), to: restOf(e), way: "walk" }],
  decline: NOTHING,
  draw: (e) => [{ piece: thing(text(e, "colour")), from: "bag", to: `area.${e.space}` }],
  endow: (e) => [...spend("coin", "coins")(e), ...gain("prestige", "privilege.4")(e)],
  gift_grain: gain("grain", "stock"),
  good: (e) => [{ piece: thing(text(e, "good")), from: `making.${e.good}`, to: stores(e, text(e, "good")) }],
  harvest: gain("grain", "area.grain"),
  home: (e) => [{ piece: member(e), from: `place.${e.place}`, to: farm(e), way: "walk" }],
  idle: NOTHING,
  last_turn: NOTHING,
  majority: gain("prestige", "area.church"),
  market_day: NOTHING, // the market shines
  market_end: NOTHING,
  market_pass: NOTHING,
  marker: (e) => [{ piece: { icon: "marker" }, from: stores(e, "marker"), to: `place.${e.place}` }],
  mass: NOTHING, // the church shines
  mill: (e) => [...spend("grain", "grain")(e), ...gain("coin", "area.mill", "coins")(e)],
  monk: () => [{ piece: { icon: "monk" }, from: "place.bag", to: "area.church", way: "drawn" }],
  move_up: (e) => [{ piece: { icon: "customer" }, from: `line.${e.customer}`, to: `stall.${e.stall}`, way: "walk" }],
  over: NOTHING,
  pay: (e) =>
    text(e, "payment")
      .split("+")
      .map((name) => ({ piece: thing(name), from: stores(e, name), to: "stock" })),
  pay_grain: spend("grain", "amount"),
  pay_scroll: spend("scroll"),
  pay_wagon: spend("wagon"),
  prestige: gain("prestige", "area.travel"),
  promote: (e) => [
    ...spend("grain", "grain")(e),
    { piece: member(e), from: `place.${before(text(e, "place"))}`, to: `place.${e.place}`, way: "walk" },
  ],
  rest: NOTHING,
  ring: rings,
  round: NOTHING,
  serve: served,
  start: (e) => [{ piece: { icon: "first" }, from: "stock", to: farm(e) }],
  take: (e) => [{ ...taken(e), to: e.colour === "plague" ? "stock" : stores(e, text(e, "colour")) }],
  time: NOTHING, // the marker runs by itself
  trigger: NOTHING,
  walk: (e) => [{ piece: member(e), from: at(text(e, "origin"), e), to: at(text(e, "place"), e), way: "walk" }],
  well: NOTHING, // it shines
};

/** A box tells how its own events look. */
export function moveAlso(flights: Record<string, Read>): void {
  Object.assign(FLIGHTS, flights);
}

export const flightsOf = (event: Happening): Flight[] => FLIGHTS[event.kind!]?.(event) ?? [];

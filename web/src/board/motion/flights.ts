import { COLOURS, RIVAL } from "../looks";

/** Something that happened: its `kind`, the `seat`, and what it is about. */
export type Happening = Record<string, string | number>;

export type Piece = { icon: string } | { colour: string } | { seat: number; generation: number };

export interface Flight {
  piece: Piece;
  from: string;
  to: string;
}

type Read = (event: Happening) => Flight[];

const farm = (event: Happening) => `farm.${event.seat}`;
const text = (event: Happening, field: string) => String(event[field]);
const number = (event: Happening, field: string, otherwise = 1) => Number(event[field] ?? otherwise);
const member = (event: Happening, seat = Number(event.seat)): Piece => ({ seat, generation: number(event, "generation") });
const at = (place: string, event: Happening) => (place === "farm" ? farm(event) : `place.${place}`);
const times = (count: number, flight: Flight): Flight[] => Array.from({ length: Math.min(count, 5) }, () => flight);
const thing = (name: string): Piece => (COLOURS.includes(name) ? { colour: name } : { icon: name });
const taken = (event: Happening) => ({
  piece: thing(text(event, "colour")),
  from: `cube.${event.space}.${event.colour}`,
});

function spend(icon: string, field?: string): Read {
  return (event) => times(field ? number(event, field) : 1, { piece: { icon }, from: farm(event), to: "stock" });
}

function gain(icon: string, from: string, field = "amount"): Read {
  return (event) => times(number(event, field), { piece: { icon }, from, to: farm(event) });
}

const FLIGHTS: Record<string, Read> = {
  take: (e) => [{ ...taken(e), to: e.colour === "plague" ? "stock" : farm(e) }],
  rival_take: (e) => [{ ...taken(e), to: "rival" }],
  draw: (e) => [{ piece: thing(text(e, "colour")), from: "stock", to: `area.${e.space}` }],
  cube: (e) => [{ piece: thing(text(e, "colour")), from: "stock", to: farm(e) }],
  good: (e) => [{ piece: thing(text(e, "good")), from: "area.crafts", to: farm(e) }],
  harvest: gain("grain", "area.grain"),
  coins: gain("coin", "stock"),
  prestige: gain("prestige", "area.council"),
  majority: gain("prestige", "area.church"),
  mill: (e) => [...spend("grain", "grain")(e), ...gain("coin", "place.mill", "coins")(e)],
  pay: (e) => text(e, "payment").split("+").map((name) => ({ piece: thing(name), from: farm(e), to: "stock" })),
  pay_coins: spend("coin", "amount"),
  pay_grain: spend("grain", "amount"),
  pay_beer: spend("beer", "amount"),
  pay_scroll: spend("scroll"),
  pay_wagon: spend("wagon"),
  ring: (e) => [{ piece: { icon: "ring" }, from: "area.council", to: farm(e) }],
  serve: (e) => [{ piece: { icon: "customer" }, from: `stall.${e.stall}`, to: farm(e) }],
  rival_serve: (e) => [{ piece: { icon: "customer" }, from: `stall.${e.stall}`, to: "rival" }],
  villager: (e) => [{ piece: { icon: "customer" }, from: `villager.${e.villager}`, to: farm(e) }],
  birth: (e) => [{ piece: member(e), from: "area.family", to: farm(e) }],
  home: (e) => [{ piece: member(e), from: `place.${e.place}`, to: farm(e) }],
  walk: (e) => [{ piece: member(e), from: at(text(e, "origin"), e), to: at(text(e, "place"), e) }],
  bought: (e) => [{ piece: member(e), from: "place.bag", to: "place.window1" }],
  called: (e) => [{ piece: member(e), from: "place.bag", to: "place.window1" }],
  rival_called: (e) => [{ piece: member(e, RIVAL), from: "place.bag", to: "area.church" }],
  rival_bag: (e) => [{ piece: member(e, RIVAL), from: "rival", to: "place.bag" }],
  promote: (e) => [{ piece: member(e), from: `place.${before(text(e, "place"))}`, to: `place.${e.place}` }],
  death: (e) => [{ piece: member(e), from: at(text(e, "place"), e), to: rest(e) }],
  rival_death: (e) => [{ piece: member(e, RIVAL), from: "rival", to: rest(e) }],
};

const before = (window: string) => window.replace(/\d$/, (n) => String(Number(n) - 1));
const rest = (event: Happening) => (text(event, "rest").startsWith("chronicle") ? "chronicle" : "graves");

/** A box tells how its own events look. */
export function moveAlso(flights: Record<string, Read>): void {
  Object.assign(FLIGHTS, flights);
}

export const flightsOf = (event: Happening): Flight[] => FLIGHTS[event.kind!]?.(event) ?? [];

import { at, flightsOf, restOf, type Happening } from "./flights";
import type { Printed } from "./printed";
import { changesOf, type Change } from "./tally";

/** What would change on the farms and where, if the answer pointed at were given. */
export interface Outlook {
  /** Years on the life ring of a seat; negative for one who grows younger. */
  years(seat: number): number;
  /** How often the bridge would be crossed: so many must die. */
  crossings(seat: number): number;
  /** How many of these would come (or leave) at the farm of a seat. */
  change(seat: number, name: string): number;
}

/** A figure that would stand or lie somewhere: `where` names the place. */
export interface Ghost {
  seat: number;
  generation: number;
  where: string;
  dead: boolean;
}

/** What the drawing of a farm counts beside its stores. */
const ALSO: Record<string, (event: Happening) => Change> = {
  birth: (e) => [`generation${e.generation}`, 1],
  marker: () => ["marker", 1],
  scrap: () => ["customer", 1],
  serve: () => ["customer", 1],
  take: (e) => [String(e.colour), Number(e.colour !== "plague")],
};

/** The events that would follow an answer, added up. */
export function outlookOf(events: Happening[], printed: Printed): Outlook {
  const sums = new Map<string, number>();
  const add = (key: string, n: number) => sums.set(key, (sums.get(key) ?? 0) + n);
  for (const event of events) {
    const { seat, kind } = event;
    if (kind === "time") {
      add(`${seat} years`, Number(event.amount));
      add(`${seat} crossings`, Number(event.crossings));
    }
    if (kind === "younger") add(`${seat} years`, -Number(event.amount));
    const also = ALSO[String(kind)]?.(event);
    for (const [name, n] of [...changesOf(event, printed), ...(also ? [also] : [])]) add(`${seat} ${name}`, n);
  }
  const sum = (seat: number, name: string) => sums.get(`${seat} ${name}`) ?? 0;
  return { years: (seat) => sum(seat, "years"), crossings: (seat) => sum(seat, "crossings"), change: sum };
}

const GOES: Record<string, (event: Happening) => string> = {
  walk: (e) => at(String(e.place), e),
  promote: (e) => `place.${e.place}`,
  bought: () => "place.window1",
  called: () => "place.window1",
  mission: (e) => `place.${e.place}`,
  promote_bread: (e) => `place.${e.place}`,
  home: (e) => `farm.${e.seat}`,
  birth: (e) => `farm.${e.seat}`,
  death: (e) => restOf(e),
};

/** Where figures would be afterwards. */
export function ghostsOf(events: Happening[]): Ghost[] {
  return events.flatMap((event) => {
    const where = GOES[String(event.kind)]?.(event);
    const ghost = { seat: Number(event.seat), generation: Number(event.generation), dead: event.kind === "death" };
    return where === undefined ? [] : [{ ...ghost, where }];
  });
}

/** Who would die, as the drawing names its figures. */
export const mortals = (events: Happening[]): string[] =>
  events.filter((event) => event.kind === "death").map((event) => `${event.seat}.${event.place}.${event.generation}`);

/** The places of the board that events are about; farms only where nothing else is. */
export function placesOf(events: Happening[]): string[] {
  const names = events.flatMap((event) => {
    const ends = flightsOf(event).flatMap(({ from, to }) => [from, to]);
    return ends.length ? ends : (SCENES[String(event.kind)]?.(event) ?? []);
  });
  return [...new Set(names)];
}

/** What happens without anything that moves, by where it happens. */
const SCENES: Record<string, (event: Happening) => string[]> = {
  action: (e) => [`area.${e.space}`],
  time: (e) => [`farm.${e.seat}`],
  younger: (e) => [`farm.${e.seat}`],
  market_day: () => ["area.market"],
  market_pass: (e) => [`farm.${e.seat}`],
  market_end: () => ["area.market"],
  customer: () => ["area.market"],
  rival_market: () => ["area.market"],
  mass: () => ["area.church"],
  monk: () => ["place.bag"],
  marker: (e) => [`city.${e.place}`],
  well: () => ["area.well"],
  rest: () => ["area.council"],
  start: (e) => [`farm.${e.seat}`],
  push: (e) => [`push.${e.stack}`],
  reveal: (e) => [`push.${e.stack}`],
  goal: (e) => [`farm.${e.seat}`],
  crew: () => ["area.travel"],
  wedding: () => ["area.marriage"],
  rank_taken: (e) => [`rank.${e.rank}`],
  play: (e) => [`farm.${e.seat}`],
  decline: (e) => [`farm.${e.seat}`],
  idle: (e) => [`farm.${e.seat}`],
  last_turn: (e) => [`farm.${e.seat}`],
  trigger: (e) => [`farm.${e.seat}`],
  fate: () => ["rival"],
  die: () => ["rival"],
};

import { placeId, animationsOf, burialPlace, type GameEvent } from "./animations";
import type { Printed } from "./printed";
import { deltasOf, type ResourceDelta } from "./resource_deltas";

/** What the hovered move would change on the farms. */
export interface Preview {
  /** Years on the life ring of a seat; negative if the member grows younger. */
  years(seat: number): number;
  /** How often the bridge would be crossed; each crossing is a death. */
  crossings(seat: number): number;
  /** How many of a resource the farm of a seat would gain or lose. */
  change(seat: number, name: string): number;
}

/** A figure that would stand or lie at a place. */
export interface Ghost {
  seat: number;
  generation: number;
  place: string;
  dead: boolean;
}

/** What a farm shows besides its stores. */
const EXTRA_DELTAS: Record<string, (event: GameEvent) => ResourceDelta> = {
  birth: (e) => [`generation${e.generation}`, 1],
  marker: () => ["marker", 1],
  scrap: () => ["customer", 1],
  serve: () => ["customer", 1],
  take: (e) => [String(e.colour), Number(e.colour !== "plague")],
};

/** Add up the events that a move would cause. */
export function previewOf(events: GameEvent[], printed: Printed): Preview {
  const sums = new Map<string, number>();
  const add = (key: string, n: number) => sums.set(key, (sums.get(key) ?? 0) + n);
  for (const event of events) {
    const { seat, kind } = event;
    if (kind === "time") {
      add(`${seat} years`, Number(event.amount));
      add(`${seat} crossings`, Number(event.crossings));
    }
    if (kind === "younger") add(`${seat} years`, -Number(event.amount));
    const extra = EXTRA_DELTAS[String(kind)]?.(event);
    for (const [name, n] of [...deltasOf(event, printed), ...(extra ? [extra] : [])]) add(`${seat} ${name}`, n);
  }
  const sum = (seat: number, name: string) => sums.get(`${seat} ${name}`) ?? 0;
  return { years: (seat) => sum(seat, "years"), crossings: (seat) => sum(seat, "crossings"), change: sum };
}

const DESTINATIONS: Record<string, (event: GameEvent) => string> = {
  walk: (e) => placeId(String(e.place), e),
  promote: (e) => `place.${e.place}`,
  bought: () => "place.window1",
  called: () => "place.window1",
  mission: (e) => `place.${e.place}`,
  promote_bread: (e) => `place.${e.place}`,
  home: (e) => `farm.${e.seat}`,
  birth: (e) => `farm.${e.seat}`,
  death: (e) => burialPlace(e),
};

/** Return where figures would be afterwards. */
export function ghostsOf(events: GameEvent[]): Ghost[] {
  return events.flatMap((event) => {
    const place = DESTINATIONS[String(event.kind)]?.(event);
    const ghost = { seat: Number(event.seat), generation: Number(event.generation), dead: event.kind === "death" };
    return place === undefined ? [] : [{ ...ghost, place }];
  });
}

/** Return the members who would die, by the names of their figures on the board. */
export const dyingMembers = (events: GameEvent[]): string[] =>
  events.filter((event) => event.kind === "death").map((event) => `${event.seat}.${event.place}.${event.generation}`);

/** Return the places on the board that events affect; farms only if there is nothing else. */
export function affectedPlaces(events: GameEvent[]): string[] {
  const names = events.flatMap((event) => {
    const ends = animationsOf(event).flatMap(({ from, to }) => [from, to]);
    return ends.length ? ends : (EVENT_PLACES[String(event.kind)]?.(event) ?? []);
  });
  return [...new Set(names)];
}

/** Places of events in which no piece moves. */
const EVENT_PLACES: Record<string, (event: GameEvent) => string[]> = {
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

import type { Composition } from "./composition";
import { withoutQuestions, type GameEvent } from "./types";

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

/** Add up the events that a move would cause. */
export function previewOf(events: GameEvent[], game: Composition): Preview {
  const sums = new Map<string, number>();
  const add = (key: string, n: number) => sums.set(key, (sums.get(key) ?? 0) + n);
  for (const event of withoutQuestions(events)) {
    const definition = game.definitionOf(event);
    add(`${event.seat} years`, definition?.years?.(event) ?? 0);
    add(`${event.seat} crossings`, definition?.crossings?.(event) ?? 0);
    const deltas = [...(definition?.deltas?.(event, game) ?? []), ...(definition?.farmDeltas?.(event) ?? [])];
    for (const [name, n] of deltas) add(`${event.seat} ${name}`, n);
  }
  const sum = (seat: number, name: string) => sums.get(`${seat} ${name}`) ?? 0;
  return { years: (seat) => sum(seat, "years"), crossings: (seat) => sum(seat, "crossings"), change: sum };
}

/** Return where figures would be afterwards. */
export function ghostsOf(events: GameEvent[], game: Composition): Ghost[] {
  return withoutQuestions(events).flatMap((event) => {
    const definition = game.definitionOf(event);
    const place = definition?.destination?.(event, game);
    if (place === undefined || !("generation" in event)) return [];
    return [{ seat: event.seat, generation: event.generation, dead: definition?.dyingFigure !== undefined, place }];
  });
}

/** Return the members who would die, by the names of their figures on the board. */
export const dyingMembers = (events: GameEvent[], game: Composition): string[] =>
  withoutQuestions(events).flatMap((event) => game.definitionOf(event)?.dyingFigure?.(event) ?? []);

/** Return the places on the board that events affect; farms only if there is nothing else. */
export function affectedPlaces(events: GameEvent[], game: Composition): string[] {
  const names = withoutQuestions(events).flatMap((event) => {
    const definition = game.definitionOf(event);
    const ends = (definition?.pieces(event, game) ?? []).flatMap(({ from, to }) => [from, to]);
    return ends.length ? ends : (definition?.places?.(event) ?? []);
  });
  return [...new Set(names)];
}

import { definitionOf } from "./events";
import { totalDeltas } from "./resource_deltas";
import type { GameEvent } from "./types";

/** What the hovered move would change in the villages. */
export interface Preview {
  /** Time a seat would pay. */
  time(seat: number): number;
  /** How many of a resource a seat would gain or lose. */
  change(seat: number, name: string): number;
  /** Whether a villager would die. */
  dies(seat: number, profession: string): boolean;
}

export function previewOf(events: GameEvent[]): Preview {
  const seats = [...new Set(events.map((event) => event.seat))];
  const counted = new Map(seats.map((seat) => [seat, totalDeltas(events, seat)]));
  const of = (seat: number) => events.filter((event) => event.seat === seat);
  return {
    time: (seat) => of(seat).reduce((sum, event) => sum + (definitionOf(event)?.time?.(event) ?? 0), 0),
    change: (seat, name) => counted.get(seat)?.get(name) ?? 0,
    dies: (seat, profession) => of(seat).some((event) => definitionOf(event)?.dying?.(event) === profession),
  };
}

/** Return the places on the board that events affect. */
export function affectedPlaces(events: GameEvent[]): string[] {
  const names = events.flatMap((event) => {
    const ends = (definitionOf(event)?.pieces(event) ?? []).flatMap(({ from, to }) => [from, to]);
    return ends.length ? ends : event.seat >= 0 ? [`seat.${event.seat}`] : [];
  });
  return [...new Set(names)];
}

import type { Event } from "../../app/net/types";
import { animationsOf } from "./animations";
import { totalDeltas } from "./resource_deltas";

/** What the hovered move would change in the villages. */
export interface Preview {
  /** Time a seat would pay. */
  time(seat: number): number;
  /** How many of a resource a seat would gain or lose. */
  change(seat: number, name: string): number;
  /** Whether a villager would die. */
  dies(seat: number, profession: string): boolean;
}

const DIES = ["chronicle", "grave"];

export function previewOf(events: Event[]): Preview {
  const seats = [...new Set(events.map((event) => Number(event.seat)))];
  const counted = new Map(seats.map((seat) => [seat, totalDeltas(events, seat)]));
  const of = (seat: number, ...kinds: string[]) =>
    events.filter((event) => event.seat === seat && kinds.includes(String(event.kind)));
  return {
    time: (seat) => of(seat, "time").reduce((sum, event) => sum + Number(event.amount), 0),
    change: (seat, name) => counted.get(seat)?.get(name) ?? 0,
    dies: (seat, profession) => of(seat, ...DIES).some((event) => event.profession === profession),
  };
}

/** Return the places on the board that events affect. */
export function affectedPlaces(events: Event[]): string[] {
  const names = events.flatMap((event) => {
    const ends = animationsOf(event).flatMap(({ from, to }) => [from, to]);
    return ends.length ? ends : Number(event.seat) >= 0 ? [`seat.${event.seat}`] : [];
  });
  return [...new Set(names)];
}

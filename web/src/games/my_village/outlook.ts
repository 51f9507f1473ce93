import type { Event } from "../../shell/net/types";
import { flightsOf } from "./flights";
import { sums } from "./tally";

/** What would change in the villages, if the answer pointed at were given. */
export interface Outlook {
  /** Time a seat would pay. */
  time(seat: number): number;
  /** How many of these would come (or leave). */
  change(seat: number, name: string): number;
  /** Villagers who would die. */
  dies(seat: number, profession: string): boolean;
}

const DIES = ["chronicle", "grave"];

export function outlookOf(events: Event[]): Outlook {
  const seats = [...new Set(events.map((event) => Number(event.seat)))];
  const counted = new Map(seats.map((seat) => [seat, sums(events, seat)]));
  const of = (seat: number, ...kinds: string[]) =>
    events.filter((event) => event.seat === seat && kinds.includes(String(event.kind)));
  return {
    time: (seat) => of(seat, "time").reduce((sum, event) => sum + Number(event.amount), 0),
    change: (seat, name) => counted.get(seat)?.get(name) ?? 0,
    dies: (seat, profession) => of(seat, ...DIES).some((event) => event.profession === profession),
  };
}

/** The places of the board that events are about. */
export function placesOf(events: Event[]): string[] {
  const names = events.flatMap((event) => {
    const ends = flightsOf(event).flatMap(({ from, to }) => [from, to]);
    return ends.length ? ends : Number(event.seat) >= 0 ? [`seat.${event.seat}`] : [];
  });
  return [...new Set(names)];
}

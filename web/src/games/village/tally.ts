import { wants } from "./looks";
import type { Happening } from "./flights";
import type { Printed } from "./printed";

/** So many of a thing come to a farm, or leave it. */
export type Change = [thing: string, amount: number];

const amount = (event: Happening, field = "amount") => Number(event[field] ?? 0);
const gain =
  (thing: string) =>
  (event: Happening): Change[] => [[thing, amount(event)]];
const lose =
  (thing: string) =>
  (event: Happening): Change[] => [[thing, -amount(event)]];
const away = (things: string): Change[] => wants(things).map(([thing, n]) => [thing, -n]);

/** How an event is counted. */
export type Counting = (event: Happening, printed: Printed) => Change[];

const TALLIES: Record<string, Counting> = {
  bought: (_, printed) => [["coin", -printed.mass]],
  coins: gain("coin"),
  cube: (e) => [[String(e.colour), 1]],
  endow: (e) => [
    ["coin", -amount(e, "coins")],
    ["prestige", amount(e)],
  ],
  gift_grain: gain("grain"),
  goal: gain("prestige"),
  good: (e) => [[String(e.good), 1]],
  harvest: gain("grain"),
  majority: gain("prestige"),
  mill: (e) => [
    ["grain", -amount(e, "grain")],
    ["coin", amount(e, "coins")],
  ],
  pay: (e) => away(String(e.payment)),
  pay_beer: lose("beer"),
  pay_coins: lose("coin"),
  pay_grain: lose("grain"),
  pay_scroll: () => [["scroll", -1]],
  pay_wagon: () => [["wagon", -1]],
  prestige: gain("prestige"),
  promote: (e) => [["grain", -amount(e, "grain")]],
  ring_spent: () => [["coin", 1]], // it stands in for one that is counted already
  serve: (e) => away(String(e.customer)),
};

/** A box counts its own events. */
export function tallyAlso(tallies: Record<string, Counting>): void {
  Object.assign(TALLIES, tallies);
}

/** What an event takes from the farm of its seat and brings to it. */
export const changesOf = (event: Happening, printed: Printed): Change[] =>
  TALLIES[String(event.kind)]?.(event, printed) ?? [];

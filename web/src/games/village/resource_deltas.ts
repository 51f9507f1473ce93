import { wants } from "./constants";
import type { GameEvent } from "./animations";
import type { Printed } from "./printed";

/** The amount of a resource that a farm gains, negative if it loses it. */
export type ResourceDelta = [thing: string, amount: number];

const amount = (event: GameEvent, field = "amount") => Number(event[field] ?? 0);
const gain =
  (thing: string) =>
  (event: GameEvent): ResourceDelta[] => [[thing, amount(event)]];
const lose =
  (thing: string) =>
  (event: GameEvent): ResourceDelta[] => [[thing, -amount(event)]];
const away = (things: string): ResourceDelta[] => wants(things).map(([thing, n]) => [thing, -n]);

/** Return the resources that an event adds and removes. */
export type DeltaRule = (event: GameEvent, printed: Printed) => ResourceDelta[];

const DELTAS: Record<string, DeltaRule> = {
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
  ring_spent: () => [["coin", 1]], // the ring pays a coin that is counted already
  serve: (e) => away(String(e.customer)),
};

/** Add the resource deltas of an expansion's events. */
export function registerResourceDeltas(rules: Record<string, DeltaRule>): void {
  Object.assign(DELTAS, rules);
}

/** Return the resources that the seat of an event gains and loses. */
export const deltasOf = (event: GameEvent, printed: Printed): ResourceDelta[] =>
  DELTAS[String(event.kind)]?.(event, printed) ?? [];

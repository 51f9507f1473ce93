// The banners that stand on the table, with their values: what lies open anyway.
import { faceOf, playBanner } from "./faces";
import { kindOf } from "./looks";
import type { Printed } from "./printed";
import type { View } from "./types";

/** Names as in tokens, of what can be had and of one village. */
function namesOf(view: View, seat: number): [name: string, card: string][] {
  const { churches, monks, councils, meetings, fields, crafts, travel } = view;
  const same = (names: string[]): [string, string][] => names.map((name) => [name, name]);
  const own = view.villages[seat];
  return [
    ...same(churches.map((name) => `church.${name}`)),
    ...Object.entries(monks).flatMap(([symbol, card]): [string, string][] => (card ? [[`monk.${symbol}`, card]] : [])),
    ...same(councils.map((name) => `council.${name}`)),
    ...same([...(meetings ? ["meeting"] : []), ...(fields ? ["field"] : []), "hand", "steward"]),
    ...same(crafts.map((name) => `craft.${name}`)),
    ...same(
      Object.keys(travel)
        .filter((letter) => travel[letter]!.length)
        .map((letter) => `travel.${letter}`),
    ),
    ["white.school", "school"],
    ...(own?.crafts ?? []).map((card): [string, string] => [`white.${kindOf(card)}`, card]),
    ...(own?.fields ?? []).map((_, n): [string, string] => [`white.field${n + 1}`, "field"]),
    ...(own?.council ? [["white.council", `council.${own.council}`] as [string, string]] : []),
    ...(own?.meeting ? [["white.meeting", "meeting"] as [string, string]] : []),
    ...(own?.market ?? []).map((card): [string, string] => [`white.${card}`, card]),
  ];
}

/** The banners that show a value, whether they can be activated or not. */
export function standing(value: number, view: View, seat: number, printed: Printed): string[] {
  const shown = namesOf(view, seat).filter(([, card]) => faceOf(card, printed).banner?.includes(value));
  const plays = seat >= 0 && playBanner(view.villages[seat]?.board ?? null, printed).includes(value);
  return [...shown.map(([name]) => name), ...(plays ? ["white.play"] : [])];
}

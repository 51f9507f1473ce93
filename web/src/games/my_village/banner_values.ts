// The values of all banners on the table.
import { faceOf, playBanner } from "./card_data";
import { kindOf } from "./constants";
import type { Printed } from "./printed";
import type { View } from "./types";

/** The banners of the display and of one village, with their cards; names as in tokens. */
function bannersOn(view: View, seat: number): [name: string, card: string][] {
  const { churches, monks, councils, meetings, fields, crafts, travel } = view;
  const sameName = (names: string[]): [string, string][] => names.map((name) => [name, name]);
  const own = view.villages[seat];
  return [
    ...sameName(churches.map((name) => `church.${name}`)),
    ...Object.entries(monks).flatMap(([symbol, card]): [string, string][] => (card ? [[`monk.${symbol}`, card]] : [])),
    ...sameName(councils.map((name) => `council.${name}`)),
    ...sameName([...(meetings ? ["meeting"] : []), ...(fields ? ["field"] : []), "hand", "steward"]),
    ...sameName(crafts.map((name) => `craft.${name}`)),
    ...sameName(
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

/** Return the banners that show a value, whether or not they can be activated. */
export function bannersShowing(value: number, view: View, seat: number, printed: Printed): string[] {
  const shown = bannersOn(view, seat).filter(([, card]) => faceOf(card, printed).banner?.includes(value));
  const plays = seat >= 0 && playBanner(view.villages[seat]?.board ?? null, printed).includes(value);
  return [...shown.map(([name]) => name), ...(plays ? ["white.play"] : [])];
}

// The custom values that can be entered, grouped by where they are printed in the game.
import type { Text } from "../i18n/text";
import type { Schemas } from "../net/types";
import type { Value, Values } from "./overrides";

export type Unit = Schemas["CustomValueField"];
export type Shown = "open" | "all" | "entered";

/** Values printed on the same component. */
export interface UnitGroup {
  location: string;
  units: Unit[];
  same: number; // number of leading words that all names share; they are left out
}

function sameWords(units: Unit[]): number {
  const [first, ...others] = units.map(({ key }) => key.split(".").slice(1, -1));
  if (!first || !others.length) return 0;
  const differs = first.findIndex((word, i) => others.some((words) => words[i] !== word));
  return differs < 0 ? first.length : differs;
}

const same = (a: Value | undefined, b: Value) => JSON.stringify(a) === JSON.stringify(b);

/** Return the units whose entered value differs from the default. */
export const changedUnits = (units: Unit[], values: Values) =>
  units.filter(({ key, value }) => key in values && !same(values[key], value));

function inWords(word: string, text: Text): string {
  if (text.has(`card-${word}`)) return text.say(`card-${word}`);
  if (text.has(`word-${word}`)) return text.word(word);
  if (text.has(`page-key-${word}`)) return text.say(`page-key-${word}`);
  const [, kind = "", number] = /^([a-z]{3,})(\d+)$/.exec(word) ?? []; // numbered items of a kind
  return kind ? `${inWords(kind, text)} ${number}` : word.replace(/_/g, " ");
}

/**
 * Return the label of a number: the words of its key after the table, and the subject of its row; `same` words are
 * left out. A last word that is a number of players is shown as such.
 */
export function labelOf({ key, description, players }: Unit, text: Text, same = 0): string {
  const words = key.split(".").slice(1 + same, players ? -1 : undefined);
  const counted = players ? [text.say("page-players", { n: players })] : [];
  const name = [...words.map((word) => inWords(word, text)), ...counted].join(" · ");
  const subject = description
    .split(/, | /)
    .filter(Boolean)
    .map((word) => inWords(word, text));
  return subject.length ? `${name} (${subject.join(", ")})` : name;
}

/** Return the units that match the filter and all search terms, grouped. */
export function groupsOf(units: Unit[], shown: Shown, values: Values, search: string, text: Text): UnitGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Unit[]>();
  const sameAt = (part: string) => sameWords(units.filter(({ location }) => location === part)); // independent of the search
  for (const unit of units) {
    if (shown === "open" && unit.status === "printed" && !(unit.key in values)) continue;
    if (shown === "entered" && !(unit.key in values)) continue;
    const searchable = `${unit.location} ${unit.key} ${labelOf(unit, text)}`.toLowerCase();
    if (!words.every((word) => searchable.includes(word))) continue;
    groups.set(unit.location, [...(groups.get(unit.location) ?? []), unit]);
  }
  return [...groups].map(([location, grouped]) => ({ location, units: grouped, same: sameAt(location) }));
}

/** Format a value compactly. */
export function formatValue(value: Value, text: Text): string {
  if (typeof value === "number") return String(value);
  if (Array.isArray(value))
    return value.map((item) => (typeof item === "string" ? inWords(item, text) : item)).join(", ");
  const pieces = Object.entries(value).map(([piece, n]) => `${n} ${inWords(piece, text)}`);
  return pieces.join(", ") || "–";
}

const isWithin = (n: unknown, min: number, max: number) => Number.isInteger(n) && Number(n) >= min && Number(n) <= max;

/** Return why a value is invalid for a unit, "" if it is valid; conflicts between values are checked by the server. */
export function validationError({ min, max, pieces, lengths, value: ours }: Unit, value: Value, text: Text): string {
  if (pieces.length) {
    const counts = Object.values(value as Record<string, number>);
    if (!counts.every((n) => isWithin(n, 0, max))) return text.say("page-custom-each", { most: max });
    return counts.reduce((a, b) => a + b, 0) < min ? text.say("page-custom-too-few", { least: min }) : "";
  }
  if (lengths.length) {
    const [shortest, longest] = lengths as [number, number];
    const list = value as (string | number)[];
    if (isWithin(list.length, shortest, longest) && list.every((n) => isWithin(n, min, max))) return "";
    const size = shortest === longest ? String(longest) : `${shortest}–${longest}`;
    return text.say("page-custom-list", { size, least: min, most: max });
  }
  if (Array.isArray(ours))
    return same([...(value as string[])].sort(), [...ours].sort()) ? "" : text.say("page-custom-order");
  return isWithin(value, min, max) ? "" : text.say("page-custom-range", { least: min, most: max });
}

/** Parse a typed list; items that are no numbers are kept, so that the check reports them. */
export const parseList = (typed: string): (string | number)[] =>
  typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((item) => (/^-?\d+$/.test(item) ? Number(item) : item));

// What can be entered, as the screen shows it: by where to look in the box, in words where there are any.
import type { Text } from "../i18n/text";
import type { Schemas } from "../net/types";
import type { Value, Values } from "./overrides";

export type Unit = Schemas["Enterable"];
export type Shown = "open" | "all" | "entered";

/** Numbers for which one looks at the same part of the box. */
export interface UnitGroup {
  where: string;
  units: Unit[];
  same: number; // words with which the names of all of them begin: they need not be said
}

function sameWords(units: Unit[]): number {
  const [first, ...others] = units.map(({ key }) => key.split(".").slice(1, -1));
  if (!first || !others.length) return 0;
  const differs = first.findIndex((word, i) => others.some((words) => words[i] !== word));
  return differs < 0 ? first.length : differs;
}

const same = (a: Value | undefined, b: Value) => JSON.stringify(a) === JSON.stringify(b);

/** What is entered and not as ours. */
export const otherThanOurs = (units: Unit[], values: Values) =>
  units.filter(({ key, value }) => key in values && !same(values[key], value));

function inWords(word: string, text: Text): string {
  if (text.has(`card-${word}`)) return text.say(`card-${word}`);
  if (text.has(`word-${word}`)) return text.word(word);
  if (text.has(`page-key-${word}`)) return text.say(`page-key-${word}`);
  const [, kind = "", number] = /^([a-z]{3,})(\d+)$/.exec(word) ?? []; // one of several of a kind
  return kind ? `${inWords(kind, text)} ${number}` : word.replace(/_/g, " ");
}

/**
 * What a number is called: the words of its key after the table, and what its row is about; `same` words are left out.
 * Where the last word counts players, it is said so.
 */
export function labelOf({ key, about, players }: Unit, text: Text, same = 0): string {
  const words = key.split(".").slice(1 + same, players ? -1 : undefined);
  const counted = players ? [text.say("page-players", { n: players })] : [];
  const said = [...words.map((word) => inWords(word, text)), ...counted].join(" · ");
  const of = about
    .split(/, | /)
    .filter(Boolean)
    .map((word) => inWords(word, text));
  return of.length ? `${said} (${of.join(", ")})` : said;
}

/** Those that are wished for and hold every word that is sought, group by group. */
export function groupsOf(units: Unit[], shown: Shown, values: Values, sought: string, text: Text): UnitGroup[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Unit[]>();
  const sameAt = (part: string) => sameWords(units.filter(({ where }) => where === part)); // whatever is sought
  for (const unit of units) {
    if (shown === "open" && unit.status === "printed" && !(unit.key in values)) continue;
    if (shown === "entered" && !(unit.key in values)) continue;
    const said = `${unit.where} ${unit.key} ${labelOf(unit, text)}`.toLowerCase();
    if (!words.every((word) => said.includes(word))) continue;
    groups.set(unit.where, [...(groups.get(unit.where) ?? []), unit]);
  }
  return [...groups].map(([where, there]) => ({ where, units: there, same: sameAt(where) }));
}

/** A value in few signs. */
export function short(value: Value, text: Text): string {
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map((one) => (typeof one === "string" ? inWords(one, text) : one)).join(", ");
  const pieces = Object.entries(value).map(([piece, n]) => `${n} ${inWords(piece, text)}`);
  return pieces.join(", ") || "–";
}

const isWithin = (n: unknown, least: number, most: number) =>
  Number.isInteger(n) && Number(n) >= least && Number(n) <= most;

/** Why a unit cannot have this value; "" where it can, or only together with others cannot: the server says that. */
export function refusal({ least, most, pieces, lengths, value: ours }: Unit, value: Value, text: Text): string {
  if (pieces.length) {
    const counts = Object.values(value as Record<string, number>);
    if (!counts.every((n) => isWithin(n, 0, most))) return text.say("page-own-each", { most });
    return counts.reduce((a, b) => a + b, 0) < least ? text.say("page-own-few", { least }) : "";
  }
  if (lengths.length) {
    const [shortest, longest] = lengths as [number, number];
    const list = value as (string | number)[];
    if (isWithin(list.length, shortest, longest) && list.every((n) => isWithin(n, least, most))) return "";
    const size = shortest === longest ? String(longest) : `${shortest}–${longest}`;
    return text.say("page-own-list", { size, least, most });
  }
  if (Array.isArray(ours))
    return same([...(value as string[])].sort(), [...ours].sort()) ? "" : text.say("page-own-order");
  return isWithin(value, least, most) ? "" : text.say("page-own-range", { least, most });
}

/** A list as somebody types it; what is no number is left for the check to refuse. */
export const listed = (typed: string): (string | number)[] =>
  typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((one) => (/^-?\d+$/.test(one) ? Number(one) : one));

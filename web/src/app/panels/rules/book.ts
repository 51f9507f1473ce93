// The rules as chapters with the numbers they use, and full-text search.
import type { Book } from "../../game";
import type { Schemas } from "../../net/types";
import type { Text } from "../../i18n/text";

export type Number = Schemas["Number"];
export interface Rule {
  id: string;
  short: string;
  long: string;
  notes: string[]; // our ruling, and where the rulebooks differ
  numbers: Number[];
}
export interface Chapter {
  id: string;
  name: string;
  expansion: string; // the expansion, "" for the base game
  rules: Rule[];
}

const names = (source: string, begin: string) =>
  [...source.matchAll(new RegExp(`^${begin}-([A-Z0-9-]+) =`, "gm"))].map((match) => match[1]!);
const chapterOf = (rule: string) => rule.replace(/-?\d+$/, "");

export function chaptersOf(text: Text, source: string, numbers: Number[], book: Book): Chapter[] {
  const ids = names(source, "rule");
  const rule = (id: string): Rule => ({
    id,
    short: text.say(`rule-${id}`),
    long: text.say(`rule-${id}`, {}, "long"),
    notes: text.ruleNotes(id),
    numbers: numbers.filter((number) => number.rules.includes(id)),
  });
  return names(source, "rules")
    .sort((a, b) => book.order(a) - book.order(b))
    .map((id) => ({
      id,
      name: text.say(`rules-${id}`),
      expansion: book.expansionOf(id),
      rules: ids.filter((rule) => chapterOf(rule) === id).map(rule),
    }));
}

export const searchTerms = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether the rule or its id contains all search terms. */
export function matchesTerms(rule: Rule, words: string[]): boolean {
  const text = [rule.id, rule.short, rule.long, ...rule.notes].join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Search the chapters: first complete chapters whose title matches, then the matching rules of the others. */
export function searchChapters(chapters: Chapter[], words: string[]): Chapter[] {
  const named = (chapter: Chapter) =>
    words.length > 0 && words.every((word) => chapter.name.toLowerCase().includes(word));
  const others = chapters
    .filter((chapter) => !named(chapter))
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => matchesTerms(rule, words)) }))
    .filter(({ rules }) => rules.length);
  return [...chapters.filter(named), ...others];
}

/** Split a text into pieces and mark the matches. */
export function splitMatches(text: string, words: string[]): { text: string; hit: boolean }[] {
  if (!words.length) return [{ text, hit: false }];
  const any = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text
    .split(any)
    .map((piece, at) => ({ text: piece, hit: at % 2 === 1 }))
    .filter((piece) => piece.text);
}

/** Merge the numbers of a table row that have the same status and source. */
export function mergeRows(numbers: Number[]): Number[] {
  const rows = new Map<string, Number>();
  for (const number of numbers) {
    const key = [number.table, number.row, number.status, number.source].join("|");
    const value = `${number.what.slice(number.row.length).trim()}: ${number.value}`;
    const before = rows.get(key);
    rows.set(key, { ...number, what: number.row, value: before ? `${before.value}; ${value}` : value });
  }
  return [...rows.values()];
}

export const estimatedNumbers = (rule: Rule) => mergeRows(rule.numbers.filter(({ status }) => status === "estimated"));

// The rules as chapters, with the numbers they use; and finding words in them.
import type { Book } from "../../game";
import type { Schemas } from "../../net/types";
import type { Text } from "../../i18n/text";

export type Number = Schemas["Number"];
export interface Rule {
  id: string;
  short: string;
  long: string;
  notes: string[]; // our ruling, and where the rulebooks differ
  inShort: string[]; // the same beside the short sentence
  numbers: Number[];
}
export interface Chapter {
  id: string;
  name: string;
  box: string; // "" for the base game
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
    inShort: text.ruleNotes(id, true),
    numbers: numbers.filter((one) => one.rules.includes(id)),
  });
  return names(source, "rules")
    .sort((a, b) => book.order(a) - book.order(b))
    .map((id) => ({
      id,
      name: text.say(`rules-${id}`),
      box: book.boxOf(id),
      rules: ids.filter((one) => chapterOf(one) === id).map(rule),
    }));
}

export const wordsOf = (sought: string) => sought.toLowerCase().split(/\s+/).filter(Boolean);

/** Every word sought is in the rule, or in its id. */
export function fits(rule: Rule, words: string[]): boolean {
  const text = [rule.id, rule.short, rule.long, ...rule.notes].join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
}

/** What was sought: chapters whose title has it come first and whole, then the rules that have it. */
export function found(chapters: Chapter[], words: string[]): Chapter[] {
  const named = (chapter: Chapter) =>
    words.length > 0 && words.every((word) => chapter.name.toLowerCase().includes(word));
  const others = chapters
    .filter((chapter) => !named(chapter))
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => fits(rule, words)) }))
    .filter(({ rules }) => rules.length);
  return [...chapters.filter(named), ...others];
}

/** A text in pieces, those that were sought marked. */
export function marked(text: string, words: string[]): { text: string; hit: boolean }[] {
  if (!words.length) return [{ text, hit: false }];
  const any = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text
    .split(any)
    .map((piece, at) => ({ text: piece, hit: at % 2 === 1 }))
    .filter((piece) => piece.text);
}

/** One line for the numbers of a row that are as sure as one another, by the same source. */
export function rowsOf(numbers: Number[]): Number[] {
  const rows = new Map<string, Number>();
  for (const one of numbers) {
    const key = [one.table, one.row, one.status, one.source].join("|");
    const value = `${one.what.slice(one.row.length).trim()}: ${one.value}`;
    const before = rows.get(key);
    rows.set(key, { ...one, what: one.row, value: before ? `${before.value}; ${value}` : value });
  }
  return [...rows.values()];
}

export const proposed = (rule: Rule) => rowsOf(rule.numbers.filter((one) => one.status === "proposed"));

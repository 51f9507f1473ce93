// The rulebook that the server assembles: its types, which of it is shown, search, and links to rules in texts.
import type { Schemas } from "../../net/api";

export type Rulebook = Schemas["Rulebook"];
export type Part = Schemas["RulebookPart"];
export type Section = Schemas["RulebookSection"];
export type Rule = Schemas["Rule"];
export type Entry = Schemas["RulebookEntry"];
export type OverviewCard = Schemas["OverviewCard"];
export type ValueTable = Schemas["ValueTable"];

const RULE_ID = /(\b[A-Z](?:-[A-Z]+)?-[A-Z]*\d+\b)/;

export const searchTerms = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether the rule or its id contains all search terms. */
export function matchesTerms(rule: Rule, words: string[]): boolean {
  const text = [rule.id, rule.headline, rule.explanation, ...rule.notes].join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Search the sections: first complete ones whose title matches, then the matching rules of the others. */
export function searchSections(sections: Section[], words: string[]): Section[] {
  if (!words.length) return sections;
  const named = (section: Section) => words.every((word) => section.title.toLowerCase().includes(word));
  const others = sections
    .filter((section) => !named(section))
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => matchesTerms(rule, words)) }))
    .filter(({ rules }) => rules.length);
  return [...sections.filter(named), ...others];
}

/** A piece of a text: plain, a search match, or the id of a rule. */
export interface Piece {
  text: string;
  kind: "plain" | "match" | "rule";
}

/** Split a text into pieces: ids of known rules become links, search matches are marked. */
export function splitText(text: string, words: string[], rules: ReadonlySet<string>): Piece[] {
  return text
    .split(RULE_ID)
    .flatMap((part): Piece[] => (rules.has(part) ? [{ text: part, kind: "rule" }] : splitMatches(part, words)));
}

function splitMatches(text: string, words: string[]): Piece[] {
  if (!words.length) return text ? [{ text, kind: "plain" }] : [];
  const any = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text
    .split(any)
    .map((piece, at): Piece => ({ text: piece, kind: at % 2 ? "match" : "plain" }))
    .filter((piece) => piece.text);
}

/** Return all rules of a book by id. */
export const rulesById = (book: Rulebook): Map<string, Rule> =>
  new Map(book.parts.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule]))));

/** Return the overview cards for the expansions in play. */
export const cardsFor = (cards: OverviewCard[], inPlay: (expansion: string) => boolean) =>
  cards.filter(({ needs, unless }) => needs.every(inPlay) && !unless.some(inPlay));

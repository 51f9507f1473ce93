// The rulebook: search, links to rules in texts, and which overview cards are shown.
import { describe, expect, test } from "vitest";
import {
  cardsFor,
  matchesTerms,
  searchSections,
  searchTerms,
  splitText,
  type OverviewCard,
  type Rule,
  type Section,
} from "../src/app/panels/rules/book";

const rule = (id: string, headline: string): Rule => ({
  id,
  headline,
  explanation: "",
  notes: [],
  see: [],
  tables: [],
});
const section = (id: string, title: string, ...headlines: string[]): Section => ({
  id,
  title,
  needs: [],
  text: [],
  rules: headlines.map((headline, n) => rule(`${id}-${n}`, headline)),
  links: [],
});
const BOOK = [
  section("A", "A turn", "on a market day one may sell", "nothing else"),
  section("B", "Market day", "sell first", "then pass"),
  section("C", "The end", "over"),
];

describe("search", () => {
  test("sections with a matching title come first and complete, then matching rules", () => {
    const hits = searchSections(BOOK, ["market", "day"]);
    expect(hits.map(({ id, rules }) => [id, rules.length])).toEqual([
      ["B", 2],
      ["A", 1],
    ]);
  });

  test("an empty search returns all sections in order", () => {
    expect(searchSections(BOOK, [])).toEqual(BOOK);
  });

  test("a rule matches if it contains all search terms", () => {
    const cube = rule("V-TRN-1", "Take one cube from the upper space.");
    expect(matchesTerms(cube, searchTerms("Take UPPER"))).toBe(true);
    expect(matchesTerms(cube, searchTerms("v-trn"))).toBe(true);
    expect(matchesTerms(cube, searchTerms("take two"))).toBe(false);
  });
});

describe("texts", () => {
  const rules = new Set(["V-TRN-1", "I-V07", "C-1"]);

  test("ids of rules become links, other ids do not", () => {
    expect(splitText("as in V-TRN-1, I-V07 and V-TRN-9.", [], rules).filter(({ kind }) => kind === "rule")).toEqual([
      { text: "V-TRN-1", kind: "rule" },
      { text: "I-V07", kind: "rule" },
    ]);
  });

  test("matches are highlighted, also with special characters", () => {
    expect(splitText("a (b) c", ["(b)"], rules).filter(({ kind }) => kind === "match")).toEqual([
      { text: "(b)", kind: "match" },
    ]);
  });

  test("the pieces add up to the text", () => {
    const text = "See C-1: take it, then C-1.";
    expect(
      splitText(text, ["take"], rules)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });
});

test("an overview card needs its expansions and gives way to more special ones", () => {
  const card = (id: string, needs: string[], unless: string[]): OverviewCard => ({
    id,
    title: id,
    needs,
    unless,
    steps: [],
  });
  const cards = [card("plain", [], ["x"]), card("special", ["x"], []), card("both", ["x", "y"], [])];
  const shown = (...inPlay: string[]) => cardsFor(cards, (name) => inPlay.includes(name)).map(({ id }) => id);
  expect(shown()).toEqual(["plain"]);
  expect(shown("x")).toEqual(["special"]);
  expect(shown("x", "y")).toEqual(["special", "both"]);
});

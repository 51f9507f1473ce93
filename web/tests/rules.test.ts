// Searching the rules: chapters with a matching title come first.
import { expect, test } from "vitest";
import { searchChapters, type Chapter } from "../src/app/panels/rules/book";

const chapter = (id: string, name: string, ...texts: string[]): Chapter => ({
  id,
  name,
  expansion: "",
  rules: texts.map((short, n) => ({ id: `${id}-${n}`, short, long: short, notes: [], numbers: [] })),
});
const BOOK = [
  chapter("A", "A turn", "on a market day one may sell", "nothing else"),
  chapter("B", "Market day", "sell first", "then pass"),
  chapter("C", "The end", "over"),
];

test("chapters with a matching title come first and complete, then matching rules", () => {
  const hits = searchChapters(BOOK, ["market", "day"]);
  expect(hits.map(({ id, rules }) => [id, rules.length])).toEqual([
    ["B", 2],
    ["A", 1],
  ]);
});

test("an empty search returns all chapters in order", () => {
  expect(searchChapters(BOOK, [])).toEqual(BOOK);
});

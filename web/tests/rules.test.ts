// Finding something in the rules: chapters that are called so come first.
import { expect, test } from "vitest";
import { found, type Chapter } from "../src/shell/panels/rules/book";

const chapter = (id: string, name: string, ...texts: string[]): Chapter => ({
  id,
  name,
  box: "",
  rules: texts.map((short, n) => ({ id: `${id}-${n}`, short, long: short, notes: [], inShort: [], numbers: [] })),
});
const BOOK = [
  chapter("A", "A turn", "on a market day one may sell", "nothing else"),
  chapter("B", "Market day", "sell first", "then pass"),
  chapter("C", "The end", "over"),
];

test("a chapter with that title comes first and whole, then rules that have the words", () => {
  const hits = found(BOOK, ["market", "day"]);
  expect(hits.map(({ id, rules }) => [id, rules.length])).toEqual([
    ["B", 2],
    ["A", 1],
  ]);
});

test("without a word everything is there, in its order", () => {
  expect(found(BOOK, [])).toEqual(BOOK);
});

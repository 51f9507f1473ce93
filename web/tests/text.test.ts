import { describe, expect, test } from "vitest";
import { files as de } from "../src/shell/i18n/de";
import { files as en } from "../src/shell/i18n/en";
import { files as rules } from "../src/shell/i18n/en-rules";
import { files as zh } from "../src/shell/i18n/zh";
import { split } from "../src/shell/i18n/text";
import { textOf } from "../src/shell/i18n/words";
import { calledIn } from "../src/shell/screens/wish";

const english = textOf("village", "en", en);
const german = textOf("village", "de", de);
const chinese = textOf("village", "zh", zh);

test("a token is the question and the answer", () => {
  expect(split("turn market.green")).toEqual(["turn", "market.green"]);
});

test("what is missing is shown, so that it can be found", () => {
  expect(english.say("no-such-message")).toBe("⟦no-such-message⟧");
});

test("a rule says what of it is our ruling, and where the rulebooks differ", () => {
  const text = textOf("village", "en", { ...en, ...rules });
  expect(text.ruleNotes("V-GRN-2")).toEqual(["Our ruling: With 5 grain the harvest is not offered."]);
  expect(text.ruleNotes("I-V19")).toEqual(["This rule is our ruling."]);
  expect(text.ruleNotes("V-SCO-8")).toHaveLength(2);
  expect(text.ruleNotes("V-TRN-1")).toEqual([]);
});

describe.each([
  ["English", english],
  ["German", german],
  ["Chinese", chinese],
])("%s", (_, text) => {
  test.each([
    "turn market.green",
    "turn well.pink",
    "action crafts",
    "family birth",
    "pay green+coin",
    "travel send.north1",
    "start 1",
    "market stall.1",
    "market pass",
  ])("has words for %s", (token) => {
    expect(text.answer(token, ["Ann", "Bob"])).toMatch(/^[^⟦]+$/);
  });

  test("tells events one by one", () => {
    const told = text.story([{ kind: "take", seat: 1, space: "market", colour: "green" }], ["Ann", "Bob"]);
    expect(told).toContain("Bob");
    expect(told).not.toContain("⟦");
  });

  test.each(["right", "wrong"])("says how much better the best answer of a puzzle was: %s", (judged) => {
    const told = text.say(`page-puzzles-${judged}`, { answer: "Ann", more: 5, second: "Bob" });
    expect(told).toMatch(/Ann[:：] ?.*5\s?%/);
    expect(told).toMatch(/[（(“]Bob[”)）]/);
  });

  test("names whoever is asked to begin", () => {
    expect(text.answer("start 1", ["Ann", "Bob"])).toContain("Bob");
  });
});

test("the same pieces are counted", () => {
  expect(english.payment("green+green")).toBe(english.payment("green2"));
  expect(english.payment("green+coin")).toContain("and");
});

test("a single good is named without a number, grain never is", () => {
  expect(english.wanted("scroll")).not.toMatch(/\d|\ba\b/);
  expect(english.wanted("scroll2")).toContain("2");
  expect(english.wanted("grain2")).toContain("2");
});

test("what happens many times in a row is told once", () => {
  const draw = { kind: "draw", space: "grain", colour: "green" };
  const many = english.story([draw, draw, draw, draw], []);
  expect(many).toBe(english.say("page-many-draw", { n: 4 }));
  expect(english.story([draw, draw], [])).not.toBe(english.say("page-many-draw", { n: 2 }));
});

test("somebody without a name has a number, chance has neither", () => {
  expect(english.player(2, ["Ann"])).toContain("3");
  expect(english.name(-1, ["Ann"])).toBe("");
  expect(english.name(0, ["Ann"])).toBe("Ann");
});

test("a question that is not asked is named in the reason", () => {
  expect(english.reason("not-asked", ["pay"])).toContain(english.question("pay"));
});

test.each([
  ["en", en],
  ["de", de],
  ["zh", zh],
] as const)("an edition called by its title begins with it, in %s, so that lists name it once", (language, files) => {
  const text = textOf("my_village", language, files);
  expect(text.word("2015").startsWith(calledIn(text, "my_village"))).toBe(true);
  expect(text.has("page-called")).toBe(true);
});

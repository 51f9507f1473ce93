import { describe, expect, test } from "vitest";
import { splitToken } from "../src/app/i18n/text";
import { createText } from "../src/app/i18n/bundles";
import { gameTitle } from "../src/app/screens/new_table_options";
import { loadFiles } from "../src/app/i18n/files";

const de = await loadFiles("de");
const en = await loadFiles("en");
const zh = await loadFiles("zh");
const zhHant = await loadFiles("zh-Hant");

const english = createText("village", "en", en);
const german = createText("village", "de", de);
const chinese = createText("village", "zh", zh);
const traditional = createText("village", "zh-Hant", zhHant);

test("a token consists of question and choice", () => {
  expect(splitToken("turn market.green")).toEqual(["turn", "market.green"]);
});

test("a missing message shows its name", () => {
  expect(english.say("no-such-message")).toBe("⟦no-such-message⟧");
});

describe.each([
  ["English", english],
  ["German", german],
  ["Simplified Chinese", chinese],
  ["Traditional Chinese", traditional],
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
  ])("describes the move %s", (token) => {
    expect(text.move(token, ["Ann", "Bob"])).toMatch(/^[^⟦]+$/);
  });

  test("describes events with names", () => {
    const sentence = text.story([{ kind: "take", seat: 1, space: "market", colour: "green" }], ["Ann", "Bob"]);
    expect(sentence).toContain("Bob");
    expect(sentence).not.toContain("⟦");
  });

  test.each(["correct", "wrong"])("says how much better the best move of a puzzle was: %s", (outcome) => {
    const sentence = text.say(`page-puzzles-${outcome}`, { move: "Ann", more: 5, second: "Bob" });
    expect(sentence).toMatch(/Ann[”“」]?[:：] ?.*5\s?(%|个百分点|個百分點)/);
    expect(sentence).toMatch(/[（(“「]Bob[」”)）]/);
  });

  test("names the starting player", () => {
    expect(text.move("start 1", ["Ann", "Bob"])).toContain("Bob");
  });
});

test("equal pieces of a payment are added up", () => {
  expect(english.payment("green+green")).toBe(english.payment("green2"));
  expect(english.payment("green+coin")).toContain("and");
  expect(english.payment("orange+green+coin")).toBe("an orange cube, a green cube and a coin");
});

test("a single good is named without a number, grain never is", () => {
  expect(english.demand("scroll")).not.toMatch(/\d|\ba\b/);
  expect(english.demand("scroll2")).toContain("2");
  expect(english.demand("grain2")).toContain("2");
});

test("many equal events in a row are summarised", () => {
  const draw = { kind: "draw", seat: -1, space: "grain", colour: "green" };
  const many = english.story([draw, draw, draw, draw], []);
  expect(many).toBe(english.say("page-many-draw", { n: 4 }));
  expect(english.story([draw, draw], [])).not.toBe(english.say("page-many-draw", { n: 2 }));
});

test.each([chinese, traditional])("sentences follow each other without a space in Chinese", (text) => {
  const draw = { kind: "draw", seat: -1, space: "grain", colour: "green" };
  expect(text.story([draw, draw], [])).toBe(text.event(draw, []).repeat(2));
});

test("players without a name have a number, random events have neither", () => {
  expect(english.player(2, ["Ann"])).toContain("3");
  expect(english.name(-1, ["Ann"])).toBe("");
  expect(english.name(0, ["Ann"])).toBe("Ann");
});

test("the reason names the question that is not asked", () => {
  expect(english.reason("not-asked", ["pay"])).toContain(english.question("pay"));
});

test.each([
  ["en", en],
  ["de", de],
  ["zh", zh],
  ["zh-Hant", zhHant],
] as const)("an edition named after its game begins with the title, in %s", (language, files) => {
  const text = createText("my_village", language, files);
  expect(text.word("2015").startsWith(gameTitle(text, "my_village"))).toBe(true);
  expect(text.has("page-game-title")).toBe(true);
});

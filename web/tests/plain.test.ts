// A game that nobody has drawn, whose words are not here.
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, test } from "vitest";
import { gameOf } from "../src/games";
import { files } from "../src/shell/i18n/en";
import { textOf } from "../src/shell/i18n/words";
import type { View } from "../src/shell/net/types";
import { seen } from "../src/shell/plain/seen";
import { turnsOf } from "../src/shell/turns";

const NAMES = ["Ann", "Bob"];
const text = textOf("ten_cards", "en", files);
const view = {
  game: "ten_cards",
  edition: "first",
  seats: 2,
  ply: 1,
  ask: { seat: 0, step: "card", about: "", opens_turn: true, tokens: ["card keep", "card pass"] },
  scores: [],
  hands: [[3, 5], []],
  drawn: 7,
  stack: [["card", 0]],
} as unknown as View;

describe("its text", () => {
  test("is made of tokens where it has no words, and of ours where all games have the same", () => {
    expect([text.question("card"), text.answer("card keep"), text.word("first")]).toEqual(["card", "keep", "first"]);
    expect(text.say("page-play-now")).toBe(textOf("village", "en", files).say("page-play-now"));
  });

  test("tells what happened, and to whom", () => {
    expect(text.story([{ kind: "draw" }, { kind: "keep", seat: 1 }], NAMES)).toBe("draw Bob: keep");
  });

  test("names lines and reasons", () => {
    expect([text.say("line-cards"), text.reason("one-pass", [])]).toEqual(["cards", "one-pass"]);
  });

  test("has nothing of another game", () => {
    expect(text.has("page-lead")).toBe(false);
  });
});

describe("the game", () => {
  test("has no board, and every answer is a button", async () => {
    const game = await gameOf("ten_cards");
    expect([game.name, game.board]).toEqual(["ten_cards", undefined]);
    const [group] = game.offers(view.ask.tokens!, view, NAMES, text);
    expect(group!.offers.map(({ token, full }) => [token, full])).toEqual([
      ["card keep", "keep"],
      ["card pass", "pass"],
    ]);
    expect(view.ask.tokens!.some((token) => game.placed(token, view))).toBe(false);
  });

  test("says what would follow an answer", async () => {
    const game = await gameOf("ten_cards");
    expect(game.chips([{ kind: "keep", seat: 0 }], 0, view, text).map(({ words }) => words)).toEqual([
      "player 1: keep",
    ]);
  });

  test("is told seat by seat", async () => {
    const { course } = await gameOf("ten_cards");
    const entry = (ply: number, seat: number) => ({ ply, seat, events: [{ kind: "keep", seat }] });
    expect(turnsOf([entry(1, 0), entry(2, 0), entry(3, 1)], course).map(({ seat, round }) => [seat, round])).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  test("shows what lies on the table", async () => {
    expect(seen(view, NAMES)).toEqual([
      ["hands", "Ann: 3, 5; Bob: –"],
      ["drawn", "7"],
    ]);
    const { InWords } = await gameOf("ten_cards");
    const shown = mount(InWords, { target: document.body, props: { view, names: NAMES } });
    flushSync();
    expect(document.body.textContent).toContain("Ann: 3, 5");
    await unmount(shown);
  });
});

test("a game that is drawn is not played by words alone", async () => {
  expect((await gameOf("village")).board).toBeDefined();
});

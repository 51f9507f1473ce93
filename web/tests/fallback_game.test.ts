// A game without a board and without messages.
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, test } from "vitest";
import { gameOf } from "../src/games";
import { createText } from "../src/app/i18n/bundles";
import type { View } from "../src/app/net/types";
import { visibleFields } from "../src/app/fallback_game/visible_fields";
import { groupTurns } from "../src/app/group_turns";
import { loadFiles } from "../src/app/i18n/files";

const files = await loadFiles("en");

const NAMES = ["Ann", "Bob"];
const text = createText("ten_cards", "en", files);
const view = {
  game: "ten_cards",
  edition: "first",
  seats: 2,
  ply: 1,
  ask: { seat: 0, question: "card", subject: "", opens_turn: true, tokens: ["card keep", "card pass"] },
  scores: [],
  hands: [[3, 5], []],
  drawn: 7,
  stack: [["card", 0]],
} as unknown as View;

describe("the fallback text", () => {
  test("uses tokens for the game and the shared messages otherwise", () => {
    expect([text.question("card"), text.move("card keep"), text.word("first")]).toEqual(["card", "keep", "first"]);
    expect(text.say("page-play-now")).toBe(createText("village", "en", files).say("page-play-now"));
  });

  test("describes events with the player", () => {
    expect(
      text.story(
        [
          { kind: "draw", seat: -1 },
          { kind: "keep", seat: 1 },
        ],
        NAMES,
      ),
    ).toBe("draw Bob: keep");
  });

  test("names score lines and reasons", () => {
    expect([text.say("line-cards"), text.reason("one-pass", [])]).toEqual(["cards", "one-pass"]);
  });

  test("contains no messages of another game", () => {
    expect(text.has("page-lead")).toBe(false);
  });
});

describe("the fallback game", () => {
  test("has no board and a button for every move", async () => {
    const game = await gameOf("ten_cards");
    expect([game.name, game.board]).toEqual(["ten_cards", undefined]);
    const [group] = game.moveGroups(view.ask.tokens!, view, NAMES, text);
    expect(group!.options.map(({ token, full }) => [token, full])).toEqual([
      ["card keep", "keep"],
      ["card pass", "pass"],
    ]);
    expect(view.ask.tokens!.some((token) => game.isOnBoard(token, view))).toBe(false);
  });

  test("previews a move", async () => {
    const game = await gameOf("ten_cards");
    expect(game.chips([{ kind: "keep", seat: 0 }], 0, view, text).map(({ words }) => words)).toEqual([
      "player 1: keep",
    ]);
  });

  test("groups the log by seat", async () => {
    const { logStructure } = await gameOf("ten_cards");
    const entry = (ply: number, seat: number) => ({ ply, seat, events: [{ kind: "keep", seat }] });
    expect(
      groupTurns([entry(1, 0), entry(2, 0), entry(3, 1)], logStructure(view)).map(({ seat, round }) => [seat, round]),
    ).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  test("shows the fields of the view", async () => {
    expect(visibleFields(view, NAMES)).toEqual([
      ["hands", "Ann: 3, 5; Bob: –"],
      ["drawn", "7"],
    ]);
    const { TextView } = await gameOf("ten_cards");
    const shown = mount(TextView, { target: document.body, props: { view, names: NAMES } });
    flushSync();
    expect(document.body.textContent).toContain("Ann: 3, 5");
    await unmount(shown);
  });
});

test("games with a folder have a board", async () => {
  expect((await gameOf("village")).board).toBeDefined();
});

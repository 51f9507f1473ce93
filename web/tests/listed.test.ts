import { beforeAll, describe, expect, test } from "vitest";
import { speech } from "../src/shell/i18n/speech.svelte";
import { fits } from "../src/shell/listed";
import type { Listed } from "../src/shell/net/types";

const game = {
  names: ["Ann", "hard", ""],
  setting: { game: "village", edition: "bigbox", boxes: ["goals"] },
} as unknown as Listed;

beforeAll(async () => {
  await speech.choose("en");
  await speech.about("village");
});

describe("a table is found by what one reads of it", () => {
  test.each(["ann", " ANN ", "free", "Hard", "life goals", "big box", ""])("%s", (sought) => {
    expect(fits(game, sought)).toBe(true);
  });

  test.each(["bigbox", "Bob", "inn"])("and not by %s", (sought) => {
    expect(fits(game, sought)).toBe(false);
  });
});

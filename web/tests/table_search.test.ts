import { beforeAll, describe, expect, test } from "vitest";
import { i18n } from "../src/app/i18n/i18n.svelte";
import { matchesSearch } from "../src/app/table_search";
import type { TableSummary } from "../src/app/net/types";

const game = {
  names: ["Ann", "hard", ""],
  setting: { game: "village", edition: "bigbox", expansions: ["goals"] },
} as unknown as TableSummary;

beforeAll(async () => {
  await i18n.setLanguage("en");
  await i18n.useGame("village");
});

describe("searching tables by the visible texts", () => {
  test.each(["ann", " ANN ", "open", "Hard", "life goals", "big box", ""])("%s", (search) => {
    expect(matchesSearch(game, search)).toBe(true);
  });

  test.each(["bigbox", "Bob", "inn"])("does not match %s", (search) => {
    expect(matchesSearch(game, search)).toBe(false);
  });
});

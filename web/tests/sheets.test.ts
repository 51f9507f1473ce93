import { expect, test } from "vitest";
import { tallLayout } from "../src/games/village/board/ground/tall";
import { heightsOf, sheetFor, sheetsOf } from "../src/games/village/board/sheets";
import type { AnyExpansion } from "../src/games/village/contribution";

const box = (name: string, wide = 0): AnyExpansion =>
  ({
    name,
    events: {},
    ...(wide
      ? { district: { id: name, title: name, heights: { wide, tall: 500 }, spaces: [], tells: [], Picture: null } }
      : {}),
  }) as unknown as AnyExpansion;
const [INN, PORT, MARRIAGE] = [box("inn"), box("port", 600), box("marriage", 300)];
const ids = (expansions: AnyExpansion[], tall: boolean) => sheetsOf(expansions, tall).map(({ id }) => id);

test("an expansion inside the village needs no other sheet", () => {
  expect(ids([INN], false)).toEqual(["village"]);
  expect(ids([INN], true)).toEqual(["village"]);
});

test("districts share a sheet on a wide page and have one each on a narrow page", () => {
  expect(ids([INN, PORT, MARRIAGE], false)).toEqual(["village", "port-marriage"]);
  expect(ids([INN, PORT, MARRIAGE], true)).toEqual(["village", "port", "marriage"]);
});

test("the districts of a sheet fill the height of the village", () => {
  const [, both] = sheetsOf([PORT, MARRIAGE], false);
  expect(heightsOf(both!.districts, false)).toEqual([600, 300]);
  const [, one] = sheetsOf([MARRIAGE], false);
  expect(heightsOf(one!.districts, false)).toEqual([900]);
  expect(heightsOf(one!.districts, true)).toEqual([500]);
});

test.each([
  [[5, 2], 1, 0], // most moves are in the village
  [[0, 3], 0, 1], // only elsewhere
  [[0, 0], 1, 1], // on a farm: nothing is turned
  [[2, 2], 1, 1], // equally many moves on both sheets
])("with legal moves %j and sheet %i open, sheet %i is opened", (glows, open, shown) => {
  expect(sheetFor(glows, open)).toBe(shown);
});

test("on a narrow page the churchyard is above the black bag", () => {
  const { church, graves } = tallLayout(true, true).at;
  const [BAG, TALLEST, WALL] = [230, 62, 110]; // where they stand, how tall they are, where the churchyard ends
  const heads = church![1] + (BAG - TALLEST) * church![2]!;
  expect(graves![1] + WALL * (graves![2] ?? 1)).toBeLessThanOrEqual(heads);
});

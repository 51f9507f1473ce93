import { expect, test, vi } from "vitest";
import { cachedByValues, applyOverrides } from "../src/app/custom_values/overrides";
import { toToml } from "../src/app/custom_values/toml";
import { partsOf } from "../src/app/custom_values/parts";
import {
  labelOf,
  parseList,
  changedUnits,
  groupsOf,
  validationError,
  type Unit,
} from "../src/app/custom_values/fields";
import type { Text } from "../src/app/i18n/text";

const text = { has: () => false } as unknown as Text;
const unit = (key: string, value: Unit["value"], status = "estimated", location = "the board"): Unit => ({
  key,
  value,
  status,
  location,
  description: "",
  players: 0,
  min: 0,
  max: 9,
  pieces: [],
  lengths: [],
});
const UNITS = [
  unit("a.rows.ox.time", 2),
  unit("a.list.1", 4, "printed"),
  unit("b.want", { ox: 1 }, "reported", "a tile"),
];

test("overrides address rows by name and list items by number, and update derived entries", () => {
  const ours = { a: { rows: [{ name: "ox", time: 2 }], list: [4, 5], alone: 4 } };
  const own = applyOverrides(ours, { "a.alone": "a.list.1" }, { "a.rows.ox.time": 3, "a.list.1": 6 });
  expect(own).toEqual({ a: { rows: [{ name: "ox", time: 3 }], list: [6, 5], alone: 6 } });
  expect(ours.a.list).toEqual([4, 5]);
});

test("validation explains why a value is not allowed", () => {
  const words = { say: (id: string, args = {}) => [id, ...Object.values(args)].join(" ") } as unknown as Text;
  const [one, tally] = [unit("a.n", 2), { ...unit("a.want", { ox: 1 }), pieces: ["ox", "plow"], min: 1, max: 3 }];
  const list = { ...unit("a.all", [1, 2]), lengths: [1, 3] };
  expect([0, 10, 1.5].map((n) => validationError(one, n, words))).toEqual([
    "",
    "page-custom-range 0 9",
    "page-custom-range 0 9",
  ]);
  expect(validationError(tally, { ox: 4 }, words)).toBe("page-custom-each 3");
  expect(validationError(tally, {}, words)).toBe("page-custom-too-few 1");
  expect(validationError(tally, { ox: 3 }, words)).toBe("");
  expect([[1], [1, "x"], []].map((n) => validationError(list, n, words))).toEqual([
    "",
    ...Array(2).fill("page-custom-list 1–3 0 9"),
  ]);
  expect(validationError(unit("a.order", ["b", "a"]), ["a", "b"], words)).toBe("");
  expect(validationError(unit("a.order", ["b", "a"]), ["a", "a"], words)).toBe("page-custom-order");
});

test("labels use messages for the words of a key", () => {
  const german = { has: (id: string) => id === "page-key-rows", say: () => "Reihen" } as unknown as Text;
  expect(labelOf(UNITS[0]!, german)).toBe("Reihen · ox · time");
  expect(labelOf(unit("a.rows2.time", 1), german)).toBe("Reihen 2 · time");
});

test("labels name the number of players", () => {
  const english = { has: () => false, say: (id: string, { n }: { n: number }) => `${id} ${n}` } as unknown as Text;
  expect(labelOf({ ...unit("a.graves.2", 3), players: 2 }, english)).toBe("graves · page-players 2");
  expect(labelOf({ ...unit("a.setup.coffins.1", 9), players: 2 }, english, 1)).toBe("coffins · page-players 2");
  expect(labelOf(unit("a.steps.2", 3), english)).toBe("steps · 2");
});

test("a search does not shorten labels", () => {
  const rows = [unit("a.rows.ox.time", 2), unit("a.rows.plow.time", 2)];
  expect(groupsOf(rows, "all", {}, "plow", text)[0]!.same).toBe(1);
});

test("groups are listed under their expansion", () => {
  const parts = partsOf(groupsOf(UNITS, "all", {}, "", text));
  expect(parts.map(({ table, groups }) => [table, ...groups.map(({ location }) => location)])).toEqual([
    ["a", "the board"],
    ["b", "a tile"],
  ]);
});

test("a cached computation is repeated only for other values", () => {
  let made = 0;
  const drawn = cachedByValues((values) => ({ values, number: ++made }));
  const set = { name: "", hash: "x", values: { "a.b": 1 } };
  expect(drawn()).toBe(drawn());
  expect(drawn(set)).toBe(drawn({ ...set }));
  expect(made).toBe(2);
});

test("a set is exported as TOML", () => {
  const values = { "a.time": 3, "b.want": { ox: 1, plow: 2 }, "c.free": {}, "d.order": ["x", "y"] };
  expect(toToml({ game: "g", name: 'My "box"', values })).toBe(
    `game = "g"\nname = "My \\"box\\""\n\n[values]\na.time = 3\nb.want = { ox = 1, plow = 2 }\nc.free = {}\nd.order = ["x","y"]\n`,
  );
});

test("the list is filtered by status, entered values and search terms", () => {
  const keys = (...asked: [Parameters<typeof groupsOf>[1], Record<string, number>, string]) =>
    groupsOf(UNITS, ...asked, text).map(({ units }) => units.map(({ key }) => key));
  expect(keys("open", {}, "")).toEqual([["a.rows.ox.time"], ["b.want"]]);
  expect(keys("all", {}, "")).toEqual([["a.rows.ox.time", "a.list.1"], ["b.want"]]);
  expect(keys("entered", { "a.list.1": 3 }, "")).toEqual([["a.list.1"]]);
  expect(keys("all", {}, "TILE want")).toEqual([["b.want"]]);
});

test("only values that differ from the default count as changed", () => {
  const values = { "a.rows.ox.time": 2, "b.want": { ox: 2 } };
  expect(changedUnits(UNITS, values).map(({ key }) => key)).toEqual(["b.want"]);
});

test("lists are parsed with commas, and other items are kept for validation", () => {
  expect(parseList("5, 9")).toEqual([5, 9]);
  expect(parseList("5 x")).toEqual([5, "x"]);
});

test("sets saved under the earlier key are read, and later ones are saved under the new key", async () => {
  const set = { game: "village", name: "attic", values: { "village.life.lap": 9 } };
  const draft = { ...set, name: "draft" };
  localStorage.setItem("village-numbers", JSON.stringify([set]));
  localStorage.setItem("village-numbers-drafts", JSON.stringify([draft]));
  vi.resetModules();
  const { drafts, sets } = await import("../src/app/custom_values/sets.svelte");
  expect([sets.of("village"), drafts.of("village")]).toEqual([[set], draft]);
  sets.save({ ...set, name: "cellar" });
  drafts.drop("village");
  expect(JSON.parse(localStorage.getItem("village-custom-values")!)).toHaveLength(2);
  expect(drafts.of("village")).toBeUndefined();
  localStorage.clear();
});

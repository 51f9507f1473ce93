import { expect, test } from "vitest";
import { drawnBy, laidOver } from "../src/shell/numbers/overrides";
import { tomlOf } from "../src/shell/numbers/toml";
import { partsOf } from "../src/shell/numbers/parts";
import { labelOf, listed, otherThanOurs, groupsOf, refusal, type Unit } from "../src/shell/numbers/units";
import type { Text } from "../src/shell/i18n/text";

const text = { has: () => false } as unknown as Text;
const unit = (key: string, value: Unit["value"], status = "proposed", where = "the board"): Unit => ({
  key,
  value,
  status,
  where,
  about: "",
  players: 0,
  least: 0,
  most: 9,
  pieces: [],
  lengths: [],
});
const UNITS = [
  unit("a.rows.ox.time", 2),
  unit("a.list.1", 4, "printed"),
  unit("b.want", { ox: 1 }, "likely", "a tile"),
];

test("numbers are laid over rows by name and over lists by number, and what follows goes with them", () => {
  const ours = { a: { rows: [{ name: "ox", time: 2 }], list: [4, 5], alone: 4 } };
  const own = laidOver(ours, { "a.alone": "a.list.1" }, { "a.rows.ox.time": 3, "a.list.1": 6 });
  expect(own).toEqual({ a: { rows: [{ name: "ox", time: 3 }], list: [6, 5], alone: 6 } });
  expect(ours.a.list).toEqual([4, 5]);
});

test("a value is refused in words by what its unit allows, and not where it may be", () => {
  const words = { say: (id: string, said = {}) => [id, ...Object.values(said)].join(" ") } as unknown as Text;
  const [one, tally] = [unit("a.n", 2), { ...unit("a.want", { ox: 1 }), pieces: ["ox", "plow"], least: 1, most: 3 }];
  const list = { ...unit("a.all", [1, 2]), lengths: [1, 3] };
  expect([0, 10, 1.5].map((n) => refusal(one, n, words))).toEqual(["", "page-own-range 0 9", "page-own-range 0 9"]);
  expect(refusal(tally, { ox: 4 }, words)).toBe("page-own-each 3");
  expect(refusal(tally, {}, words)).toBe("page-own-few 1");
  expect(refusal(tally, { ox: 3 }, words)).toBe("");
  expect([[1], [1, "x"], []].map((n) => refusal(list, n, words))).toEqual([
    "",
    ...Array(2).fill("page-own-list 1–3 0 9"),
  ]);
  expect(refusal(unit("a.order", ["b", "a"]), ["a", "b"], words)).toBe("");
  expect(refusal(unit("a.order", ["b", "a"]), ["a", "a"], words)).toBe("page-own-order");
});

test("a key is said in words where there are any", () => {
  const german = { has: (id: string) => id === "page-key-rows", say: () => "Reihen" } as unknown as Text;
  expect(labelOf(UNITS[0]!, german)).toBe("Reihen · ox · time");
  expect(labelOf(unit("a.rows2.time", 1), german)).toBe("Reihen 2 · time");
});

test("a number that holds for so many players says so", () => {
  const english = { has: () => false, say: (id: string, { n }: { n: number }) => `${id} ${n}` } as unknown as Text;
  expect(labelOf({ ...unit("a.graves.2", 3), players: 2 }, english)).toBe("graves · page-players 2");
  expect(labelOf({ ...unit("a.setup.coffins.1", 9), players: 2 }, english, 1)).toBe("coffins · page-players 2");
  expect(labelOf(unit("a.steps.2", 3), english)).toBe("steps · 2");
});

test("what is sought does not shorten a name", () => {
  const rows = [unit("a.rows.ox.time", 2), unit("a.rows.plow.time", 2)];
  expect(groupsOf(rows, "all", {}, "plow", text)[0]!.same).toBe(1);
});

test("groups stand under the box they belong to", () => {
  const parts = partsOf(groupsOf(UNITS, "all", {}, "", text));
  expect(parts.map(({ table, groups }) => [table, ...groups.map(({ where }) => where)])).toEqual([
    ["a", "the board"],
    ["b", "a tile"],
  ]);
});

test("what is drawn is made anew only for other numbers", () => {
  let made = 0;
  const drawn = drawnBy((values) => ({ values, number: ++made }));
  const set = { name: "", hash: "x", values: { "a.b": 1 } };
  expect(drawn()).toBe(drawn());
  expect(drawn(set)).toBe(drawn({ ...set }));
  expect(made).toBe(2);
});

test("a set is written as the commands read it", () => {
  const values = { "a.time": 3, "b.want": { ox: 1, plow: 2 }, "c.free": {}, "d.order": ["x", "y"] };
  expect(tomlOf({ game: "g", name: 'My "box"', values })).toBe(
    `game = "g"\nname = "My \\"box\\""\n\n[values]\na.time = 3\nb.want = { ox = 1, plow = 2 }\nc.free = {}\nd.order = ["x","y"]\n`,
  );
});

test("what is shown goes by status, by what is entered and by what is sought", () => {
  const keys = (...asked: [Parameters<typeof groupsOf>[1], Record<string, number>, string]) =>
    groupsOf(UNITS, ...asked, text).map(({ units }) => units.map(({ key }) => key));
  expect(keys("open", {}, "")).toEqual([["a.rows.ox.time"], ["b.want"]]);
  expect(keys("all", {}, "")).toEqual([["a.rows.ox.time", "a.list.1"], ["b.want"]]);
  expect(keys("entered", { "a.list.1": 3 }, "")).toEqual([["a.list.1"]]);
  expect(keys("all", {}, "TILE want")).toEqual([["b.want"]]);
});

test("only what is not as ours counts", () => {
  const values = { "a.rows.ox.time": 2, "b.want": { ox: 2 } };
  expect(otherThanOurs(UNITS, values).map(({ key }) => key)).toEqual(["b.want"]);
});

test("a list is typed with commas, and what is no number is kept for the check", () => {
  expect(listed("5, 9")).toEqual([5, 9]);
  expect(listed("5 x")).toEqual([5, "x"]);
});

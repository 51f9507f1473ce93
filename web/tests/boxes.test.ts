import { expect, test } from "vitest";
import { boxesOf } from "../src/games/village/boxes";
import { chartOf, waysOf } from "../src/games/village/boxes/port/chart";
import { faceOf, known } from "../src/games/village/cards/faces";
import { signsOf, priceOf } from "../src/games/village/cards/powers";
import { hyphened, readingOf } from "../src/games/village/cards/reading";
import { flightsOf } from "../src/games/village/flights";
import { chronicleOf, printedOn } from "../src/games/village/printed";
import { lengthOf, longestOf } from "../src/games/village/looks";
import { lotOf, storyOf } from "../src/games/village/story";
import { spotOf } from "../src/games/village/spots";
import { changesOf } from "../src/games/village/tally";
import { wouldBe } from "../src/games/village/whynot";
import { asking } from "./views";

const SHIP = { space: "i1", captain: "1a", holds: ["grain"], landed: [], entered: [], cocoa: 1, tea: 0, earned: 3 };
const SEA = { ships: [SHIP, SHIP], captains: [], chests: {}, ashore: { tea: 3 }, missions: { i1: [null, null] } };
const GREEN = { ceremony: [null, "pink", null, null], pinks: { supply: 1, bliss: 0 }, bread: [2, 0] };
const at = (step: string, more = {}) =>
  asking(step, { port: SEA, marriage: GREEN, boxes: ["port", "marriage"], ...more });
const printed = printedOn(asking("turn"));

test.each([
  ["sea sail", "sea.sail"],
  ["captain 2", "captain.2"],
  ["load grain", "own.grain"],
  ["load member.2", "member.farm.2"],
  ["lighter ox", "own.ox"],
  ["move to.w3", "water.w3"],
  ["gale to.i5", "water.i5"],
  ["spend coin", "own.coin"],
  ["island sell.grain", "sell.i1.grain"],
  ["island mission", "mission.i1"],
  ["island load", "cargo.i1"],
  ["market cocoa", "ware.cocoa"],
  ["market stall.2", "stall.2"],
  ["marriage rank.3", "rank.3"],
  ["smuggler bread", "bargain.bread"],
  ["smuggler good.ox", "bargain.good.ox"],
  ["smuggler give.brown", "bargain.give.brown"],
  ["dowry bread.green", "dowry.bread.green"],
  ["promote bread.1.2", "bread.1.2"],
  ["promote 1.2", "member.window1.2"],
])("%s is answered at %s, and there one asks why not", (token, spot) => {
  const view = at(token.split(" ")[0]!);
  expect(spotOf(token, view)).toBe(spot);
  expect(wouldBe(spot, view)).toBe(token);
});

test("on another island nothing is sold", () => {
  expect(wouldBe("sell.i3.grain", at("island"))).toBeNull();
});

test("what belongs to a box belongs to its space", () => {
  const view = at("action", { spaces: { travel: {}, marriage: {}, smuggler: {}, market: {} } });
  const spots = ["captain.1", "water.w1", "member.i1.2", "rank.2", "member.bliss.1", "bargain.bread", "ware.tea"];
  const spaces = ["travel", "travel", "travel", "marriage", "marriage", "smuggler", "market"];
  expect(spots.map((spot) => wouldBe(spot, view))).toEqual(spaces.map((space) => `action ${space}`));
});

test("the sea is drawn whole: every space has its place, every way is drawn once", () => {
  const spaces = Object.keys(printed.port.map);
  for (const chart of [chartOf(false, 610, 5), chartOf(false, 900, 5), chartOf(true, 1160, 5)])
    expect(spaces.filter((space) => !chart.at[space])).toEqual([]);
  const ways = waysOf(printed.port.map).map((way) => [...way].sort().join());
  expect(new Set(ways).size).toBe(ways.length);
  expect(ways).toContain(["port", "w1"].join());
});

test("no island lies outside the picture or on another", () => {
  for (const chart of [chartOf(false, 610, 5), chartOf(false, 900, 5)]) {
    const islands = Object.keys(printed.port.islands).map((id) => chart.at[id]!);
    for (const [x, y] of islands) {
      expect(x + 100 * chart.size).toBeLessThanOrEqual(1200);
      expect(islands.filter(([a, b]) => Math.hypot((a - x) / 1.7, b - y) < 100).length).toBe(1);
    }
  }
});

test("the married dead have room in the chronicle", () => {
  expect(chronicleOf(at("turn"))[4]).toBe((chronicleOf(asking("turn"))[4] ?? 0) + 2);
});

test("farms show what came over the sea and what was earned there", () => {
  const [port, marriage] = boxesOf(at("turn"));
  expect(port!.stores!(at("turn"), 0)).toEqual([
    { name: "cocoa", count: 1 },
    { name: "tea", count: 0 },
  ]);
  expect(port!.earned!(at("turn"), 0)).toBe(3);
  expect(marriage!.stores!(at("turn"), 0)).toEqual([{ name: "bread", count: 2 }]);
});

test("a ship sails, goods leave its holds for prestige, and members board it", () => {
  expect(flightsOf({ kind: "sail", seat: 1, water: "w3" })[0]).toMatchObject({ from: "boat.1", to: "water.w3" });
  expect(changesOf({ kind: "sell", seat: 1, cargo: "ox", amount: 3 }, printed)).toEqual([["prestige", 3]]);
  expect(changesOf({ kind: "load", seat: 1, cargo: "ox" }, printed)).toEqual([["ox", -1]]);
  expect(changesOf({ kind: "load", seat: 1, cargo: "tea" }, printed)).toEqual([]);
  expect(flightsOf({ kind: "walk", seat: 1, generation: 2, origin: "farm", place: "ship" })[0]).toMatchObject({
    from: "farm.1",
    to: "ship.1",
  });
});

test("every card has a face, and its signs carry the printed numbers", () => {
  const cards = [...Object.keys(printed.villagers), ...Object.keys(printed.goals)];
  expect(cards.filter((card) => !known(card))).toEqual([]);
  expect(signsOf("blacksmith", printed)).toEqual(["+", "plow", "plow"]);
  expect(signsOf("pedlar", printed)).toEqual(["+", "2×", "brown", "green", "orange", "pink"]);
  expect(signsOf("duchess", printed)).toEqual(["book", ":", "*4", "/", "person", "›", "steps", "≤8"]);
  expect(signsOf("aristocrat", printed)).toEqual(["7×", "coin", "›", "*5"]);
  expect(signsOf("patriarch", printed)).toEqual(["≤2", "unborn", "›", "*8"]);
  expect(priceOf("medico", printed)).toEqual(["beer", "beer"]);
  expect(faceOf("nobody at all").power).toEqual([]);
});

test("customers and captains are read as cards", () => {
  const customer = readingOf("customer.scroll+grain2", printed);
  expect(customer.signs).toEqual(["scroll", "grain", "grain", "›", `*${printed.customers["scroll+grain2"]}`]);
  const { price, free } = printed.port.captains["1a"]!;
  const captain = readingOf("captain.1a", printed);
  expect(captain.price).toEqual(Array.from({ length: price }, () => "coin"));
  expect(captain.signs.filter((sign) => sign === "freestep")).toHaveLength(free);
  expect([customer.face, captain.face].filter((face) => !known(face))).toEqual([]);
  expect(readingOf("bard", printed)).toMatchObject({ face: "bard", price: ["beer"] });
});

test("a long German word on a card is parted where it is joined", () => {
  expect(hyphened("jedes deiner Familienmitglieder")).toBe("jedes deiner Familien\u00ADmitglieder");
  expect(hyphened("die Aktion Familie")).toBe("die Aktion Familie");
});

test("figures go from where they stand, on board and before the altar too", () => {
  expect(flightsOf({ kind: "bard", seat: 1, generation: 2, place: "ship" })[0]).toMatchObject({ from: "ship.1" });
  expect(flightsOf({ kind: "play", seat: 1, villager: "bard" })).toEqual([]); // it stays
  expect(flightsOf({ kind: "play", seat: 1, villager: "priest" })[0]).toMatchObject({ from: "owned.1.priest" });
  expect(flightsOf({ kind: "married", seat: 0, generation: 2, rank: 3, amount: 1 })[0]).toMatchObject({
    leaves: "0.ceremony.2",
  });
  expect(flightsOf({ kind: "rival_death", seat: 0, generation: 1, rest: "grave" })[0]).toMatchObject({
    from: "beside",
    to: "graves",
  });
});

test("a name is as wide as its longest word, in Chinese as half of it", () => {
  expect(longestOf("Guild Master")).toBe(lengthOf("Master"));
  expect(longestOf("酿酒师的遗孀", 1)).toBe(3);
  expect(longestOf("医师", 1)).toBe(2);
});

test("the story tells of voyages and weddings, and whom the sea has taken lives no more", () => {
  const events = [
    { kind: "walk", seat: 0, generation: 1, origin: "farm", place: "ship" },
    { kind: "walk", seat: 0, generation: 2, origin: "farm", place: "ceremony" },
    { kind: "married", seat: 0, generation: 2, rank: 1, amount: 4 },
    { kind: "promote_bread", seat: 0, generation: 3, place: "window2" },
  ];
  const [round] = storyOf([{ events, seat: 0, ply: 1 } as never], 0);
  expect(round!.deeds.map(({ deed }) => deed)).toEqual(["aboard", "betrothed", "married", "promote"]);
  const family = {
    members: { farm: [1, 0, 0, 0], ship: [0, 1, 0, 0], sea_burial: [2, 0, 0, 0] },
    markers: [],
    served: [],
  };
  const lot = Object.fromEntries(lotOf({ families: [family], boxes: ["port"] } as never, 0));
  expect([lot.living, lot.graves]).toEqual([2, 2]);
  expect(lot).not.toHaveProperty("cities"); // nobody travels by land
  expect(Object.fromEntries(lotOf({ families: [family], boxes: [] } as never, 0))).toHaveProperty("cities", 0);
});

import { expect, test } from "vitest";
import { compose, compositionOf, expansionsOf } from "../src/games/village/composition";
import { EXPANSIONS } from "../src/games/village/expansions";
import { seaMap, seaRoutes } from "../src/games/village/expansions/port/map";
import { faceOf } from "../src/games/village/cards/card_data";
import { symbolsOf, priceOf } from "../src/games/village/cards/powers";
import { hyphenate, cardText } from "../src/games/village/cards/card_text";
import { portOf } from "../src/games/village/expansions/port/values";
import { chronicleOf } from "../src/games/village/printed";
import { tablesWith } from "../src/games/village/tables";
import { textWidth, longestWordWidth } from "../src/games/village/constants";
import { game as village } from "../src/games/village";
import { logStructure } from "../src/games/village/event_groups";
import { summaryOf, storyOf } from "../src/games/village/story";
import { targetOf } from "../src/games/village/move_targets";
import { attemptedMove } from "../src/games/village/refusal_targets";
import type { EventDefinitions } from "../src/games/village/events/definition";
import type { EventsOf, View, VillageEvent } from "../src/games/village/types";
import { viewWithQuestion } from "./views";

const SHIP = { space: "i1", captain: "1a", holds: ["grain"], landed: [], entered: [], cocoa: 1, tea: 0, earned: 3 };
const SEA = { ships: [SHIP, SHIP], captains: [], chests: {}, ashore: { tea: 3 }, missions: { i1: [null, null] } };
const GREEN = { ceremony: [null, "pink", null, null], pinks: { supply: 1, bliss: 0 }, bread: [2, 0] };
const at = (step: string, more = {}) =>
  viewWithQuestion(step, { port: SEA, marriage: GREEN, expansions: ["port", "marriage", "goals"], ...more });
const tables = tablesWith({});
const game = compose(EXPANSIONS, tables);
const { printed } = game;
const sea = portOf(tables);
const animationsOf = (event: VillageEvent) => game.definitionOf(event)!.pieces(event, game);
const deltasOf = (event: VillageEvent) => game.definitionOf(event)!.deltas!(event, game);
const hasFace = (card: string) => card in game.cardFaces;

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
  ["goal silver", "goal.silver"],
])("%s has the target %s, and a click there attempts that move", (token, target) => {
  const view = at(token.split(" ")[0]!);
  expect(targetOf(token, view)).toBe(target);
  expect(attemptedMove(target, view)).toBe(token);
});

test("nothing can be sold on another island", () => {
  expect(attemptedMove("sell.i3.grain", at("island"))).toBeNull();
});

test("targets of expansions belong to their action spaces", () => {
  const view = at("action", { spaces: { travel: {}, marriage: {}, smuggler: {}, market: {} } });
  const targets = ["captain.1", "water.w1", "member.i1.2", "rank.2", "member.bliss.1", "bargain.bread", "ware.tea"];
  const spaces = ["travel", "travel", "travel", "marriage", "marriage", "smuggler", "market"];
  expect(targets.map((target) => attemptedMove(target, view))).toEqual(spaces.map((space) => `action ${space}`));
});

test("only the expansions in play contribute", () => {
  const alone = compositionOf(viewWithQuestion("turn"));
  const sail: VillageEvent = { kind: "sail", seat: 1, water: "w3" };
  expect(alone.definitionOf(sail)).toBeUndefined();
  expect(alone.placeOf("ship", 1)).toBe("place.ship");
  expect(compositionOf(at("turn")).definitionOf(sail)).toBeDefined();
  expect(targetOf("market stall.2", viewWithQuestion("market"))).toBe("stall.2");
  expect(targetOf("market cocoa", viewWithQuestion("market"))).toBe("cocoa"); // not a ware
});

test("an event of an expansion can begin a turn, or say that a move has no effect", () => {
  const definition = { icon: () => "book", pieces: () => [] };
  const events = { bell: { ...definition, startsTurn: true }, rope: { ...definition, isIdle: true } };
  const { startsTurn } = logStructure(compose([{ name: "bells", events }], tables));
  const entry = (kind: string, seat: number) => ({ ply: 1, seat: 0, events: [{ kind, seat }] });
  expect([entry("bell", 0), entry("bell", 1), entry("rope", 0), entry("take", 0)].map(startsTurn)).toEqual([
    ...[true, false, false, true],
  ]);
  expect(village.isIdle!({ kind: "idle", seat: 0 }, at("turn"))).toBe(true);
  expect(village.isIdle!({ kind: "ask", seat: 0 }, at("turn"))).toBe(false);
});

test("a kind of event without a definition, or a definition without a kind, does not compile", () => {
  // @ts-expect-error: `goal` is missing
  const missing: EventDefinitions<EventsOf["goals"]> = {};
  const { goal } = EXPANSIONS.find(({ name }) => name === "goals")!.events as EventDefinitions<EventsOf["goals"]>;
  // @ts-expect-error: nothing emits `gaol`
  const misspelled: EventDefinitions<EventsOf["goals"]> = { goal, gaol: goal };
  expect(Object.keys({ ...missing, ...misspelled })).toEqual(["goal", "gaol"]);
});

test("every space of the sea has a position and every route is drawn once", () => {
  const spaces = Object.keys(sea.map);
  for (const chart of [seaMap(false, 610, 5), seaMap(false, 900, 5), seaMap(true, 1160, 5)])
    expect(spaces.filter((space) => !chart.at[space])).toEqual([]);
  const ways = seaRoutes(sea.map).map((way) => [...way].sort().join());
  expect(new Set(ways).size).toBe(ways.length);
  expect(ways).toContain(["port", "w1"].join());
});

test("islands are inside the picture and do not overlap", () => {
  for (const chart of [seaMap(false, 610, 5), seaMap(false, 900, 5)]) {
    const islands = Object.keys(sea.islands).map((id) => chart.at[id]!);
    for (const [x, y] of islands) {
      expect(x + 100 * chart.size).toBeLessThanOrEqual(1200);
      expect(islands.filter(([a, b]) => Math.hypot((a - x) / 1.7, b - y) < 100).length).toBe(1);
    }
  }
});

test("the marriage expansion adds spaces to the chronicle", () => {
  const farms = (view: View) => chronicleOf(compositionOf(view).printed, view.seats)[4] ?? 0;
  expect(farms(at("turn"))).toBe(farms(viewWithQuestion("turn")) + 2);
});

test("farms show goods from the sea and prestige earned there", () => {
  const [port, marriage] = expansionsOf(at("turn"));
  expect(port!.stores!(at("turn"), 0)).toEqual([
    { name: "cocoa", count: 1 },
    { name: "tea", count: 0 },
  ]);
  expect(port!.extraPrestige!(at("turn"), 0)).toBe(3);
  expect(marriage!.stores!(at("turn"), 0)).toEqual([{ name: "bread", count: 2 }]);
});

test("a ship sails, goods leave its holds for prestige, and members board it", () => {
  expect(animationsOf({ kind: "sail", seat: 1, water: "w3" })[0]).toMatchObject({ from: "boat.1", to: "water.w3" });
  expect(deltasOf({ kind: "sell", seat: 1, cargo: "ox", amount: 3 })).toEqual([["prestige", 3]]);
  expect(deltasOf({ kind: "load", seat: 1, cargo: "ox" })).toEqual([["ox", -1]]);
  expect(deltasOf({ kind: "load", seat: 1, cargo: "tea" })).toEqual([]);
  expect(animationsOf({ kind: "walk", seat: 1, generation: 2, origin: "farm", place: "ship" })[0]).toMatchObject({
    from: "farm.1",
    to: "ship.1",
  });
});

test("every card has a face, and its symbols carry the printed numbers", () => {
  const cards = Object.keys(printed.cards);
  expect(cards.length).toBeGreaterThan(50);
  expect(cards.filter((card) => !hasFace(card))).toEqual([]);
  expect(symbolsOf("blacksmith", game)).toEqual(["+", "plow", "plow"]);
  expect(symbolsOf("pedlar", game)).toEqual(["+", "2×", "brown", "green", "orange", "pink"]);
  expect(symbolsOf("duchess", game)).toEqual(["book", ":", "*4", "/", "person", "›", "steps", "≤8"]);
  expect(symbolsOf("aristocrat", game)).toEqual(["7×", "coin", "›", "*5"]);
  expect(symbolsOf("patriarch", game)).toEqual(["≤2", "unborn", "›", "*8"]);
  expect(priceOf("medico", printed)).toEqual(["beer", "beer"]);
  expect(faceOf("no such card", game).power).toEqual([]);
});

test("customers and captains have card texts", () => {
  const customer = cardText("customer.scroll+grain2", game);
  expect(customer.symbols).toEqual(["scroll", "grain", "grain", "›", `*${printed.customers["scroll+grain2"]}`]);
  const { price, free } = sea.captains["1a"]!;
  const captain = cardText("captain.1a", game);
  expect(captain.price).toEqual(Array.from({ length: price }, () => "coin"));
  expect(captain.symbols.filter((symbol) => symbol === "freestep")).toHaveLength(free);
  expect([customer.face, captain.face].filter((face) => !hasFace(face))).toEqual([]);
  expect(cardText("bard", game)).toMatchObject({ face: "bard", price: ["beer"] });
});

test("long German compounds on cards have soft hyphens", () => {
  expect(hyphenate("jedes deiner Familienmitglieder")).toBe("jedes deiner Familien\u00ADmitglieder");
  expect(hyphenate("die Aktion Familie")).toBe("die Aktion Familie");
});

test("animations of figures start where they stand, also on a ship and at the ceremony", () => {
  expect(animationsOf({ kind: "bard", seat: 1, generation: 2, place: "ship" })[0]).toMatchObject({ from: "ship.1" });
  expect(animationsOf({ kind: "play", seat: 1, villager: "bard" })).toEqual([]); // it stays
  expect(animationsOf({ kind: "play", seat: 1, villager: "priest" })[0]).toMatchObject({ from: "owned.1.priest" });
  expect(animationsOf({ kind: "married", seat: 0, generation: 2, rank: 3, amount: 1 })[0]).toMatchObject({
    leavingFigure: "0.ceremony.2",
  });
  expect(animationsOf({ kind: "rival_death", seat: 0, generation: 1, rest: "grave" })[0]).toMatchObject({
    from: "beside",
    to: "graves",
  });
});

test("a name is as wide as its longest word, or half of it in Chinese", () => {
  expect(longestWordWidth("Guild Master")).toBe(textWidth("Master"));
  expect(longestWordWidth("酿酒师的遗孀", 1)).toBe(3);
  expect(longestWordWidth("医师", 1)).toBe(2);
});

test("the story includes voyages and weddings, and counts sea burials as dead", () => {
  const events = [
    { kind: "walk", seat: 0, generation: 1, origin: "farm", place: "ship" },
    { kind: "walk", seat: 0, generation: 2, origin: "farm", place: "ceremony" },
    { kind: "married", seat: 0, generation: 2, rank: 1, amount: 4 },
    { kind: "promote_bread", seat: 0, generation: 3, place: "window2" },
  ];
  const [round] = storyOf([{ events, seat: 0, ply: 1 } as never], 0, game);
  expect(round!.deeds.map(({ deed }) => deed)).toEqual(["aboard", "betrothed", "married", "promote"]);
  const family = {
    members: { farm: [1, 0, 0, 0], ship: [0, 1, 0, 0], sea_burial: [2, 0, 0, 0] },
    markers: [],
    served: [],
  };
  const lot = Object.fromEntries(summaryOf({ families: [family], expansions: ["port"] } as never, 0));
  expect([lot.living, lot.graves]).toEqual([2, 2]);
  expect(lot).not.toHaveProperty("cities"); // no member travels by land
  expect(Object.fromEntries(summaryOf({ families: [family], expansions: [] } as never, 0))).toHaveProperty("cities", 0);
});

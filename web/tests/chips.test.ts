import { expect, test } from "vitest";
import { groupMoves } from "../src/games/village/moves";
import { chipsOf } from "../src/games/village/chips";
import { ghostsOf, dyingMembers, previewOf, affectedPlaces } from "../src/games/village/preview";
import { compose } from "../src/games/village/composition";
import { EXPANSIONS } from "../src/games/village/expansions";
import { tablesWith } from "../src/games/village/tables";
import type { GameEvent as Event } from "../src/games/village/types";
import { chipsText } from "../src/app/game";
import { createText } from "../src/app/i18n/bundles";
import { viewWithQuestion } from "./views";
import { loadFiles } from "../src/app/i18n/files";

const files = await loadFiles("en");

const text = createText("village", "en", files);
const game = compose(EXPANSIONS, tablesWith({}));
const chips = (events: Event[], seat = 0) => chipsOf(events, seat, text, game);
const signs = (events: Event[], seat = 0) => chips(events, seat).map(({ icon, tone }) => [icon, tone]);

const YEARS: Event = { kind: "time", seat: 0, amount: 3, crossings: 0 };
const DEATH: Event = { kind: "death", seat: 0, place: "farm", generation: 1, rest: "grave" };

test("chips are ordered: time, costs, gains", () => {
  const events: Event[] = [{ kind: "coins", seat: 0, amount: 2 }, { kind: "pay_grain", seat: 0, amount: 1 }, YEARS];
  expect(signs(events)).toEqual([
    ["time", "time"],
    ["grain", "less"],
    ["coin", "more"],
  ]);
});

test("equal gains and losses cancel out", () => {
  expect(
    signs([
      { kind: "coins", seat: 0, amount: 1 },
      { kind: "pay_coins", seat: 0, amount: 1 },
    ]),
  ).toEqual([]);
});

test("crossing the bridge is a warning unless a death is listed", () => {
  const crossing = { ...YEARS, crossings: 1 };
  expect(signs([crossing])).toContainEqual(["grave", "death"]);
  expect(signs([crossing, DEATH]).filter(([, tone]) => tone === "death")).toHaveLength(1);
});

test("events of other seats are left out, but a mass concerns all", () => {
  expect(signs([{ ...YEARS, seat: 1 }])).toEqual([]);
  expect(signs([{ kind: "mass", seat: 1 }])).toEqual([["monk", "plain"]]);
});

test("the chip of the taken cube is obvious", () => {
  const [cube] = chips([{ kind: "take", seat: 0, space: "market", colour: "green" }]);
  expect(cube).toMatchObject({ icon: "green", tone: "more", obvious: true });
});

test("the cube and the customer that the rival would take are named, but not on every button", () => {
  const [cube, customer] = chips([
    { kind: "rival_take", seat: 0, space: "crafts", colour: "brown" },
    { kind: "rival_serve", seat: 0, customer: "ox", stall: 2 },
  ]);
  expect(cube).toMatchObject({ icon: "brown", tone: "plain", obvious: true });
  expect(chipsText([cube!])).toBe("Carla takes a brown cube from the crafts space");
  expect(customer).toMatchObject({ icon: "customer", obvious: true });
});

test("every chip has a text", () => {
  const events: Event[] = [
    YEARS,
    DEATH,
    { kind: "birth", seat: 0, generation: 2 },
    { kind: "ask", seat: 0, question: "pay", subject: "" },
  ];
  expect(chipsText(chips(events))).toMatch(/^[^⟦]+$/);
});

test("the preview adds up years, crossings and stores", () => {
  const would = previewOf(
    [YEARS, { kind: "younger", seat: 0, amount: 1 }, { kind: "harvest", seat: 0, amount: 4 }],
    game,
  );
  expect([would.years(0), would.crossings(0), would.change(0, "grain"), would.change(1, "grain")]).toEqual([
    2, 0, 4, 0,
  ]);
});

test("the preview shows where figures would be", () => {
  expect(ghostsOf([DEATH], game)).toEqual([{ seat: 0, generation: 1, dead: true, place: "graves" }]);
  expect(dyingMembers([DEATH], game)).toEqual(["0.farm.1"]);
  expect(affectedPlaces([YEARS], game)).toEqual(["farm.0"]);
});

test("moves are grouped by place, those without one come last", () => {
  const groups = groupMoves(["turn pass", "turn market.green", "turn market.pink"], viewWithQuestion("turn"), [], text);
  expect(groups.map(({ options }) => options.map(({ token }) => token))).toEqual([
    ["turn market.green", "turn market.pink"],
    ["turn pass"],
  ]);
  expect(groups[0]!.options[0]!.mark).toBe("green");
});

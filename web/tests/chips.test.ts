import { expect, test } from "vitest";
import { grouped } from "../src/games/village/answers";
import { chipsOf } from "../src/games/village/chips";
import { ghostsOf, mortals, outlookOf, placesOf } from "../src/games/village/outlook";
import { printedOn } from "../src/games/village/printed";
import { inWords } from "../src/shell/game";
import { files } from "../src/shell/i18n/en";
import { textOf } from "../src/shell/i18n/words";
import type { Event } from "../src/shell/net/types";
import { asking } from "./views";

const text = textOf("village", "en", files);
const printed = printedOn(asking("turn"));
const chips = (events: Event[], seat = 0) => chipsOf(events, seat, text, printed);
const signs = (events: Event[], seat = 0) => chips(events, seat).map(({ icon, tone }) => [icon, tone]);

const YEARS: Event = { kind: "time", seat: 0, amount: 3, crossings: 0 };
const DEATH: Event = { kind: "death", seat: 0, place: "farm", generation: 1, rest: "grave" };

test("time first, then what it costs, then what it brings", () => {
  const events: Event[] = [{ kind: "coins", seat: 0, amount: 2 }, { kind: "pay_grain", seat: 0, amount: 1 }, YEARS];
  expect(signs(events)).toEqual([
    ["time", "time"],
    ["grain", "less"],
    ["coin", "more"],
  ]);
});

test("what comes and goes in equal number is not mentioned", () => {
  expect(
    signs([
      { kind: "coins", seat: 0, amount: 1 },
      { kind: "pay_coins", seat: 0, amount: 1 },
    ]),
  ).toEqual([]);
});

test("crossing the bridge is a warning until a death says it", () => {
  const crossing = { ...YEARS, crossings: 1 };
  expect(signs([crossing])).toContainEqual(["grave", "death"]);
  expect(signs([crossing, DEATH]).filter(([, tone]) => tone === "death")).toHaveLength(1);
});

test("what happens to others is theirs, but a mass is for all", () => {
  expect(signs([{ ...YEARS, seat: 1 }])).toEqual([]);
  expect(signs([{ kind: "mass", seat: 1 }])).toEqual([["monk", "plain"]]);
});

test("a cube that is taken is obvious", () => {
  const [cube] = chips([{ kind: "take", seat: 0, space: "market", colour: "green" }]);
  expect(cube).toMatchObject({ icon: "green", tone: "more", obvious: true });
});

test("every sign has its words", () => {
  const events: Event[] = [
    YEARS,
    DEATH,
    { kind: "birth", seat: 0, generation: 2 },
    { kind: "ask", seat: 0, question: "pay" },
  ];
  expect(inWords(chips(events))).toMatch(/^[^⟦]+$/);
});

test("the outlook adds up years, crossings and stores", () => {
  const would = outlookOf(
    [YEARS, { kind: "younger", seat: 0, amount: 1 }, { kind: "harvest", seat: 0, amount: 4 }],
    printed,
  );
  expect([would.years(0), would.crossings(0), would.change(0, "grain"), would.change(1, "grain")]).toEqual([
    2, 0, 4, 0,
  ]);
});

test("the outlook shows who would lie where", () => {
  expect(ghostsOf([DEATH])).toEqual([{ seat: 0, generation: 1, dead: true, where: "graves" }]);
  expect(mortals([DEATH])).toEqual(["0.farm.1"]);
  expect(placesOf([YEARS])).toEqual(["farm.0"]);
});

test("answers of one place stand together, those without one come last", () => {
  const groups = grouped(["turn pass", "turn market.green", "turn market.pink"], asking("turn"), [], text);
  expect(groups.map(({ offers }) => offers.map(({ token }) => token))).toEqual([
    ["turn market.green", "turn market.pink"],
    ["turn pass"],
  ]);
  expect(groups[0]!.offers[0]!.mark).toBe("green");
});

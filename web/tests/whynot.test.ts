import { expect, test } from "vitest";
import "../src/games/village/boxes";
import { wouldBe } from "../src/games/village/whynot";
import { asking } from "./views";

test.each([
  ["turn", "cube.market.green", "turn market.green"],
  ["turn", "area.market", "turn market.brown"], // no cube lies there: that is why not
  ["turn", "area.well", "turn well.green"], // of which there are most
  ["turn", "own.pink", "turn well.pink"],
  ["action", "cube.crafts.orange", "action crafts"],
  ["action", "member.window2.1", "action church"],
  ["family", "area.family", "family birth"],
  ["family", "member.council2.1", "family home.council2.1"],
  ["train", "member.farm.2", "train 2"],
  ["death", "member.council1.1", "death council1.1"],
  ["promote", "member.window2.3", "promote 2.3"],
  ["crafts", "area.mill", "crafts mill.make"],
  ["council", "stage.3", "council advance.3"],
  ["council", "area.council", "council enter"],
  ["travel", "step.village.north1", "travel send.north1"],
  ["market", "stall.2", "market stall.2"],
  ["fee", "own.scroll", "fee scroll"],
  ["mercy", "pane.2", "mercy 2"],
])("%s: %s would be %s", (step, spot, token) => {
  expect(wouldBe(spot, asking(step))).toBe(token);
});

test.each([
  ["turn", "area.grain"], // cubes lie there: they can be taken
  ["train", "member.bag.2"],
  ["family", "member.farm.1"],
  ["fee", "own.ox"],
  ["mercy", "pane.4"],
  ["nothing", "area.market"],
])("%s: %s never answers it", (step, spot) => {
  expect(wouldBe(spot, asking(step))).toBeNull();
});

test("who is chosen stands where the question is about", () => {
  expect(wouldBe("member.mill.2", asking("who", { about: "mill" }))).toBe("who 2");
  expect(wouldBe("member.farm.2", asking("who", { about: "mill" }))).toBeNull();
});

test("every spot knows its space, if that is in play", () => {
  const view = asking("action");
  expect(
    ["cube.grain.green", "stall.1", "stage.2", "area.smithy", "villager.monk"].map((spot) => wouldBe(spot, view)),
  ).toEqual(["action grain", "action market", "action council", "action crafts", null]);
});

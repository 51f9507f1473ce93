import { expect, test } from "vitest";
import "../src/games/village/boxes";
import { placed, spotOf } from "../src/games/village/spots";
import { wouldBe } from "../src/games/village/whynot";
import { asking } from "./views";

test.each([
  ["turn market.green", "cube.market.green"],
  ["turn well.pink", "well.pink"],
  ["family birth", "area.family"],
  ["family home.council1.2", "member.council1.2"],
  ["death farm.1", "member.farm.1"],
  ["council enter", "stage.1"],
  ["council advance.3", "stage.3"],
  ["travel send.north1", "step.village.north1"],
  ["travel move.north1.north2", "step.north1.north2"],
  ["pay green+coin", "pay.green+coin"],
  ["cycle keep", "area.inn"],
  ["rival brown", "rival.brown"],
])("%s is answered at %s", (token, spot) => {
  expect(spotOf(token, asking(token.split(" ")[0]!))).toBe(spot);
});

test("to decline has no place, and neither has what no drawing knows", () => {
  expect(spotOf("market pass", asking("market"))).toBeNull();
  expect(placed("juggle three", asking("juggle"))).toBe(false);
});

test.each(["turn market.green", "train 2", "promote 2.3", "council advance.3", "travel send.north1", "market stall.1"])(
  "the place of %s would give that answer",
  (token) => {
    const view = asking(token.split(" ")[0]!);
    expect(wouldBe(spotOf(token, view)!, view)).toBe(token);
  },
);

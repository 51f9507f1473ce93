import { expect, test } from "vitest";
import "../src/games/village/expansions";
import { isOnBoard, targetOf } from "../src/games/village/move_targets";
import { attemptedMove } from "../src/games/village/refusal_targets";
import { viewWithQuestion } from "./views";

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
  ["rival brown", "rival.brown"],
])("%s has the target %s", (token, target) => {
  expect(targetOf(token, viewWithQuestion(token.split(" ")[0]!, { solo: {} }))).toBe(target);
});

test("declining and unknown moves have no target", () => {
  expect(targetOf("market pass", viewWithQuestion("market"))).toBeNull();
  expect(isOnBoard("juggle three", viewWithQuestion("juggle"))).toBe(false);
});

test.each(["turn market.green", "train 2", "promote 2.3", "council advance.3", "travel send.north1", "market stall.1"])(
  "a click at the place of %s attempts that move",
  (token) => {
    const view = viewWithQuestion(token.split(" ")[0]!);
    expect(attemptedMove(targetOf(token, view)!, view)).toBe(token);
  },
);

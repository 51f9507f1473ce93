import { expect, test } from "vitest";
import "../src/games/village/expansions";
import { attemptedMove } from "../src/games/village/refusal_targets";
import { viewWithQuestion } from "./views";

test.each([
  ["turn", "cube.market.green", "turn market.green"],
  ["turn", "area.market", "turn market.brown"], // illegal because no cube lies there
  ["turn", "area.well", "turn well.green"], // the most frequent colour
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
])("%s: a click on %s attempts %s", (step, target, token) => {
  expect(attemptedMove(target, viewWithQuestion(step, { expansions: ["inn"] }))).toBe(token);
});

test.each([
  ["turn", "area.grain"], // the cubes there are the targets
  ["train", "member.bag.2"],
  ["family", "member.farm.1"],
  ["fee", "own.ox"],
  ["mercy", "pane.4"],
  ["nothing", "area.market"],
])("%s: a click on %s attempts no move", (step, target) => {
  expect(attemptedMove(target, viewWithQuestion(step, { expansions: ["inn"] }))).toBeNull();
});

test("a member is chosen at the subject of the question", () => {
  expect(attemptedMove("member.mill.2", viewWithQuestion("who", { subject: "mill" }))).toBe("who 2");
  expect(attemptedMove("member.farm.2", viewWithQuestion("who", { subject: "mill" }))).toBeNull();
});

test("every target belongs to its action space, if that is in play", () => {
  const view = viewWithQuestion("action");
  expect(
    ["cube.grain.green", "stall.1", "stage.2", "area.smithy", "villager.monk"].map((target) =>
      attemptedMove(target, view),
    ),
  ).toEqual(["action grain", "action market", "action council", "action crafts", null]);
});

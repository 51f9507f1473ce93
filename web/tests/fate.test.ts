// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { batchEvents } from "../src/games/village/board/motion/animate";
import { rollRivalDie, turnFateTile } from "../src/games/village/expansions/solo/motion";
import { BoardStage } from "../src/games/village/board/motion/board_stage";
import { compose } from "../src/games/village/composition";
import { tablesWith } from "../src/games/village/tables";
import { EXPANSIONS } from "../src/games/village/expansions";
import type { VillageEvent } from "../src/games/village/types";
import { Anchors } from "../src/app/motion/anchors";
import { AnimationLeftovers } from "../src/app/motion/stage";
import { viewWithQuestion } from "./views";

afterEach(() => vi.restoreAllMocks());

const game = compose(EXPANSIONS, tablesWith({}));

/** Return a stage on which one element has a name. */
function stageOn(board: HTMLElement, element: string, name: string) {
  const anchors = new Anchors();
  anchors.add(board.querySelector(element)!, name);
  const context = { anchors, game, view: viewWithQuestion("rival"), closedSheet: () => null };
  return new BoardStage(context, board, new AnimationLeftovers(), { ms: 1 });
}

/** Return the faces shown for a tile at this vertical position. */
async function seen(fate: string, top: number): Promise<(string | null)[]> {
  document.body.innerHTML = "<main><i><b></b></i></main>";
  document.querySelector("b")!.getBoundingClientRect = () => new DOMRect(10, top, 20, 20);
  const board = document.querySelector("main")!;
  const faces: (string | null)[] = [];
  Element.prototype.animate ??= (() => undefined) as never;
  vi.spyOn(Element.prototype, "animate").mockImplementation(function (this: Element) {
    faces.push(this.querySelector(".fate text, .fate + text")?.textContent ?? null);
    return { finished: Promise.resolve() } as never;
  });
  await turnFateTile(stageOn(board, "b", "rival.passed"), { fate });
  expect(board.querySelector(".flying")).toBeNull();
  return faces;
}

test("a fate tile shows its face", async () => {
  expect(await seen("quill", 100)).toEqual(["✒"]);
  expect(await seen("blank", 100)).toEqual(["–"]);
});

test("a tile outside the window is not animated", async () => {
  expect(await seen("quill", 5000)).toEqual([]);
});

test("the rival's die shows its colour", async () => {
  document.body.innerHTML = "<main><i></i></main>";
  document.querySelector("i")!.getBoundingClientRect = () => new DOMRect(10, 100, 90, 90);
  const faces: boolean[] = [];
  Element.prototype.animate ??= (() => undefined) as never;
  vi.spyOn(Element.prototype, "animate").mockImplementation(function (this: Element) {
    faces.push(this.querySelector(".cube.orange") !== null);
    return { finished: Promise.resolve() } as never;
  });
  const board = document.querySelector("main")!;
  await rollRivalDie(stageOn(board, "i", "rival"), { colour: "orange" });
  expect(faces).toEqual([true]);
});

test("the tile is turned after the rival's cube has arrived", () => {
  const events: VillageEvent[] = [
    { kind: "rival_take", seat: 0, space: "market", colour: "green" },
    { kind: "fate", seat: 0, fate: "quill" },
    { kind: "rival_death", seat: 0, generation: 1, rest: "grave" },
  ];
  expect(batchEvents(events, game)).toEqual(events.map((event) => [event]));
});

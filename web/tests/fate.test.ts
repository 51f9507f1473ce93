// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { batchEvents } from "../src/games/village/board/motion/animate";
import { rollRivalDie, turnFateTile } from "../src/games/village/expansions/solo/motion";
import Flying from "../src/games/village/board/motion/Flying.svelte";
import { compose } from "../src/games/village/composition";
import { tablesWith } from "../src/games/village/tables";
import type { Piece } from "../src/games/village/events/definition";
import { EXPANSIONS } from "../src/games/village/expansions";
import type { VillageEvent } from "../src/games/village/types";
import { Stage, AnimationLeftovers } from "../src/app/motion/stage";

afterEach(() => vi.restoreAllMocks());

/** Return the faces shown for a tile at this vertical position. */
async function seen(fate: string, top: number): Promise<(string | null)[]> {
  document.body.innerHTML = '<main><i class="rival-ring"><b data-passed></b></i></main>';
  document.querySelector("b")!.getBoundingClientRect = () => new DOMRect(10, top, 20, 20);
  const board = document.querySelector("main")!;
  const faces: (string | null)[] = [];
  Element.prototype.animate ??= (() => undefined) as never;
  vi.spyOn(Element.prototype, "animate").mockImplementation(function (this: Element) {
    faces.push(this.querySelector(".fate text, .fate + text")?.textContent ?? null);
    return { finished: Promise.resolve() } as never;
  });
  await turnFateTile(new Stage<Piece>(board, Flying, new AnimationLeftovers(), 1), { fate });
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
  document.body.innerHTML = '<main><i class="rival-ring"></i></main>';
  document.querySelector("i")!.getBoundingClientRect = () => new DOMRect(10, 100, 90, 90);
  const faces: boolean[] = [];
  Element.prototype.animate ??= (() => undefined) as never;
  vi.spyOn(Element.prototype, "animate").mockImplementation(function (this: Element) {
    faces.push(this.querySelector(".cube.orange") !== null);
    return { finished: Promise.resolve() } as never;
  });
  const board = document.querySelector("main")!;
  await rollRivalDie(new Stage<Piece>(board, Flying, new AnimationLeftovers(), 1), { colour: "orange" });
  expect(faces).toEqual([true]);
});

test("the tile is turned after the rival's cube has arrived", () => {
  const events: VillageEvent[] = [
    { kind: "rival_take", seat: 0, space: "market", colour: "green" },
    { kind: "fate", seat: 0, fate: "quill" },
    { kind: "rival_death", seat: 0, generation: 1, rest: "grave" },
  ];
  const game = compose(EXPANSIONS, tablesWith({}));
  expect(batchEvents(events, game)).toEqual(events.map((event) => [event]));
});

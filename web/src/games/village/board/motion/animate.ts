import { findDrawn, find, onBoard, piecesAt, endpoint, visibleFigure } from "./find";
import Flying from "./Flying.svelte";
import type { Composition } from "../../composition";
import type { Piece, PieceAnimation } from "../../events/definition";
import type { VillageEvent } from "../../types";
import { lightUp, middle, staggerOf } from "$games/shared/motion/pieces";
import { arc, glide, rise, walk } from "$app/motion/paths";
import { isInside } from "$app/scroll_into_view";
import { scrollIntoViewIfHidden, isVisible } from "$app/motion/visibility";
import { Stage, type AnimationOptions, type AnimationLeftovers } from "$app/motion/stage";

export type { AnimationOptions };

const PATHS = { fly: arc, walk: walk, sail: glide, drawn: rise };

async function move(stage: Stage<Piece>, animation: PieceAnimation, delay: number): Promise<void> {
  const figure = animation.leavingFigure ?? leavingFigureOf(animation);
  const from = endpoint(animation.from, visibleFigure(stage.board, figure) ?? find(stage.board, animation.from));
  const to = endpoint(destinationOf(animation), find(stage.board, destinationOf(animation)));
  if (!from || !to || stage.skipped) return;
  const motion = animation.motion ?? "fly";
  const duration = motion === "fly" ? stage.ms : stage.ms * 1.25;
  for (const left of [animation.from, figure].flatMap((name) => piecesAt(stage.board, name)))
    void stage.play(left, [{ opacity: 1 }, { opacity: 0 }], { duration: 1, delay });
  const path = PATHS[motion](middle(from), middle(to));
  stage.lift(animation.piece, animation.from);
  await (motion === "fly"
    ? stage.fly(animation.piece, path, { duration, delay })
    : stage.carry(animation.piece, path, { duration, delay }, animation.to));
  if (!stage.skipped) lightUp(to, stage.ms);
}

/** Members who come home join those at home; things go to the farm. */
const destinationOf = ({ piece, to }: PieceAnimation) => ("generation" in piece ? to.replace(/^farm\./, "home.") : to);

/** The name of the figure that leaves. */
function leavingFigureOf({ piece, from }: PieceAnimation): string {
  if (!("generation" in piece)) return "";
  return `${piece.seat}.${from.replace(/^place\.|\.\d+$/g, "")}.${piece.generation}`;
}

export function batchEvents(events: VillageEvent[], game: Composition): VillageEvent[][] {
  const batches: VillageEvent[][] = [];
  for (const event of events) {
    const last = batches.at(-1)?.at(-1);
    if (last && joins(last, event, game)) batches.at(-1)!.push(event);
    else batches.push([event]);
  }
  return batches;
}

/** Whether an event is animated together with the one before it, which has the same kind or seat. */
function joins(last: VillageEvent, event: VillageEvent, game: Composition): boolean {
  const [before, after] = [last, event].map((one) => game.definitionOf(one)?.separate);
  return last.kind === event.kind ? after !== "always" : last.seat === event.seat && !before && !after;
}

/** Let a place glow at an event in which no piece moves. */
async function glow(stage: Stage<Piece>, name: string): Promise<void> {
  const place = find(stage.board, name);
  const light = { filter: "drop-shadow(0 0 8px #f2a900)" };
  if (place && isVisible(place))
    // do not wait for something invisible
    await stage.play(place, [{ filter: "none" }, light, { filter: "none" }], { duration: stage.ms * 1.6 });
}

/** Open the sheet that contains an element. */
type Reveal = (element: Element) => Promise<void> | undefined;

/** Hide pieces that arrived on the previously open sheet. */
function hideArrived(board: HTMLElement, page: Element): void {
  const sheet = page.getBoundingClientRect();
  for (const piece of board.querySelectorAll<HTMLElement>(".flying"))
    if (isInside(piece.getBoundingClientRect(), sheet)) piece.style.visibility = "hidden";
}

/** Open another sheet if a piece moves only on that sheet; movements between sheets go to its tab. */
async function follow(stage: Stage<Piece>, animations: PieceAnimation[], glowing: string[], reveal: Reveal) {
  for (const { from, to } of animations) {
    const [start, end] = [findDrawn(stage.board, from), findDrawn(stage.board, to)];
    const page = start?.closest(".sheet.off-screen");
    if (page && end && page.contains(end)) {
      await reveal(end);
      hideArrived(stage.board, page);
    }
  }
  const places = new Set([...glowing, ...animations.flatMap(({ from, to }) => [to, from])].filter(onBoard));
  await scrollIntoViewIfHidden(
    stage.board,
    [...places].flatMap((name) => find(stage.board, name) ?? []),
  );
}

async function show(stage: Stage<Piece>, batch: VillageEvent[], game: Composition, reveal: Reveal): Promise<void> {
  const defined = batch.flatMap((event) => {
    const definition = game.definitionOf(event);
    return definition ? [{ event, definition }] : [];
  });
  const animations = defined.flatMap(({ event, definition }) => definition.pieces(event, game));
  const glowing = defined.flatMap(({ definition }) => definition.glow ?? []);
  await follow(stage, animations, glowing, reveal);
  const gap = staggerOf(animations.length);
  await Promise.all([
    ...defined.map(({ event, definition }) => definition.motion?.(stage, event)),
    ...glowing.map((place) => glow(stage, place)),
    ...animations.map((animation, i) => move(stage, animation, i * gap)),
  ]);
  for (const { event, definition } of defined) await definition.afterwards?.(stage, event);
}

/** Animate events on the view before them. */
export async function animate(
  board: HTMLElement,
  leftovers: AnimationLeftovers,
  events: VillageEvent[],
  game: Composition,
  { ms = 360, signal }: AnimationOptions = {},
  reveal: Reveal = () => undefined,
): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const stage = new Stage<Piece>(board, Flying, leftovers, ms, signal);
  for (const batch of batchEvents(events, game)) {
    if (stage.skipped) break;
    await show(stage, batch, game, reveal);
  }
}

import { BoardStage } from "./board_stage";
import { findDrawn, find, onBoard, piecesAt, endpoint, visibleFigure, type BoardContext } from "./find";
import type { Composition } from "../../composition";
import type { PieceAnimation } from "../../events/definition";
import type { VillageEvent } from "../../types";
import { lightUp, middle, staggerOf } from "$games/shared/motion/pieces";
import { arc, glide, rise, walk } from "$app/motion/paths";
import { isInside } from "$app/scroll_into_view";
import { scrollIntoViewIfHidden, isVisible } from "$app/motion/visibility";
import type { AnimationOptions, AnimationLeftovers } from "$app/motion/stage";

export type { AnimationOptions };

const PATHS = { fly: arc, walk: walk, sail: glide, drawn: rise };

async function move(stage: BoardStage, animation: PieceAnimation, delay: number): Promise<void> {
  const figure = animation.leavingFigure ?? leavingFigureOf(animation);
  const { context } = stage;
  const destination = destinationOf(animation);
  const start = visibleFigure(context, figure) ?? find(context, animation.from);
  const [from, to] = [
    endpoint(context, animation.from, start),
    endpoint(context, destination, find(context, destination)),
  ];
  if (!from || !to || stage.skipped) return;
  const motion = animation.motion ?? "fly";
  const duration = motion === "fly" ? stage.ms : stage.ms * 1.25;
  for (const left of [animation.from, figure].flatMap((name) => piecesAt(context, name)))
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
async function glow(stage: BoardStage, name: string): Promise<void> {
  const place = find(stage.context, name);
  const light = { filter: "drop-shadow(0 0 8px #f2a900)" };
  if (place && isVisible(stage.context.anchors, place))
    // do not wait for something invisible
    await stage.play(place, [{ filter: "none" }, light, { filter: "none" }], { duration: stage.ms * 1.6 });
}

/** Open the sheet that contains an element. */
type Reveal = (element: Element) => Promise<void> | undefined;

/** Hide pieces that arrived on the previously open sheet. */
function hideArrived({ context, leftovers }: BoardStage, id: string): void {
  const sheet = context.anchors.find(`sheet.${id}`)!.getBoundingClientRect();
  for (const { element } of leftovers.pieces)
    if (isInside(element.getBoundingClientRect(), sheet)) element.style.visibility = "hidden";
}

/** Open another sheet if a piece moves only on that sheet; movements between sheets go to its tab. */
async function follow(stage: BoardStage, animations: PieceAnimation[], glowing: string[], reveal: Reveal) {
  const { context } = stage;
  for (const { from, to } of animations) {
    const [start, end] = [findDrawn(context, from), findDrawn(context, to)];
    const sheet = start && context.closedSheet(start);
    if (sheet && end && context.closedSheet(end) === sheet) {
      await reveal(end);
      hideArrived(stage, sheet);
    }
  }
  const places = [...glowing, ...animations.flatMap(({ from, to }) => [to, from])];
  const elements = [...new Set(places)]
    .filter((name) => onBoard(context, name))
    .flatMap((name) => find(context, name) ?? []);
  await scrollIntoViewIfHidden(context.anchors, stage.board, elements);
}

async function show(stage: BoardStage, batch: VillageEvent[], game: Composition, reveal: Reveal): Promise<void> {
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
  context: BoardContext,
  board: HTMLElement,
  leftovers: AnimationLeftovers,
  events: VillageEvent[],
  options: AnimationOptions = {},
  reveal: Reveal = () => undefined,
): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const stage = new BoardStage(context, board, leftovers, options);
  for (const batch of batchEvents(events, context.game)) {
    if (stage.skipped) break;
    await show(stage, batch, context.game, reveal);
  }
}

import { lightUp, middle, PIECE_SIZE, staggerOf } from "$games/shared/motion/pieces";
import { arc, rise, walk } from "$app/motion/paths";
import { scrollIntoViewIfHidden } from "$app/motion/visibility";
import { Stage, type AnimationOptions, type AnimationLeftovers } from "$app/motion/stage";
import { definitionOf } from "../../events";
import type { Piece, PieceAnimation } from "../../events/definition";
import type { GameEvent } from "../../types";
import { find, onBoard, endpoint } from "./find";
import { assignSlots, slotPosition } from "./landing";
import Flying from "./Flying.svelte";

export type { AnimationOptions };

const PATHS = { fly: arc, walk: walk, thrown: rise };

const HIDDEN = [{ opacity: 1 }, { opacity: 0 }];

/** Return the drawn element to hide while its piece moves. */
function leaving(from: Element, { piece, motion }: PieceAnimation): Element | null {
  if ("die" in piece) return motion === "thrown" ? null : from;
  if ("card" in piece) return from.matches(".revealed-card .slot") ? from : null;
  if ("pawn" in piece) return from.querySelector(".member");
  return "icon" in piece && motion === "walk" && ["headman", "rat"].includes(piece.icon) ? from : null;
}

async function move(stage: Stage<Piece>, animation: PieceAnimation, delay: number): Promise<void> {
  const [from, to] = [endpoint(stage.board, animation.from), endpoint(stage.board, animation.to)];
  if (!from || !to || stage.skipped) return;
  const motion = animation.motion ?? "fly";
  const path = PATHS[motion](middle(from), animation.slot ? slotPosition(to, animation.slot, PIECE_SIZE) : middle(to));
  const gone = leaving(from, animation);
  if (gone) void stage.play(gone, HIDDEN, { duration: 1, delay });
  const timing = { duration: stage.ms * (motion === "fly" ? 1 : 1.25), delay };
  const stays = "die" in animation.piece || (motion !== "fly" && !("card" in animation.piece));
  stage.lift(animation.piece, animation.from);
  await (stays ? stage.carry(animation.piece, path, timing, animation.to) : stage.fly(animation.piece, path, timing));
  if (!stage.skipped) lightUp(to, stage.ms);
}

const SCROLL = 280; // milliseconds until the acting village is in view

/** Scroll the column of villages to the one in which something happens. */
async function follow(stage: Stage<Piece>, [first]: GameEvent[]): Promise<void> {
  const village = first?.seat === undefined ? null : find(stage.board, `seat.${first.seat}`);
  const column = village?.closest(".villages");
  if (!village || !column || column.scrollHeight <= column.clientHeight) return;
  const [box, frame] = [village.getBoundingClientRect(), column.getBoundingClientRect()];
  const [above, below] = [box.top - frame.top, box.bottom - frame.bottom];
  if (above >= 0 && below <= 0) return;
  column.scrollBy({ top: above < 0 || box.height > frame.height ? above : below, behavior: "smooth" });
  await new Promise((done) => setTimeout(done, SCROLL));
}

export function batchEvents(events: GameEvent[]): GameEvent[][] {
  const batches: GameEvent[][] = [];
  for (const event of events) {
    const last = batches.at(-1)?.at(-1);
    const separate = [event, last].some((neighbour) => neighbour && definitionOf(neighbour)?.separate);
    const joins = last && !separate && (last.kind === event.kind || last.seat === event.seat);
    if (joins) batches.at(-1)!.push(event);
    else batches.push([event]);
  }
  return batches;
}

async function show(stage: Stage<Piece>, batch: GameEvent[]): Promise<void> {
  const animations = assignSlots(batch.flatMap((event) => definitionOf(event)?.pieces(event) ?? []));
  if (batch[0]?.kind === "roll")
    for (const die of stage.board.querySelectorAll(".pool .die-slot")) void stage.play(die, HIDDEN, { duration: 1 });
  await follow(stage, batch);
  const places = animations.flatMap((animation) => [animation.to, animation.from].filter(onBoard));
  await scrollIntoViewIfHidden(
    stage.board,
    [...new Set([...places, ...batch.flatMap((event) => definitionOf(event)?.motionPlace?.(event) ?? [])])].flatMap(
      (name) => find(stage.board, name) ?? [],
    ),
  );
  const gap = staggerOf(animations.length);
  const running = batch.map((event) => definitionOf(event)?.motion?.(stage, event));
  await Promise.all([...running, ...animations.map((animation, i) => move(stage, animation, i * gap))]);
}

/** Animate events on the view before them. */
export async function animate(
  board: HTMLElement,
  leftovers: AnimationLeftovers,
  events: GameEvent[],
  { ms = 360, signal }: AnimationOptions = {},
): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const stage = new Stage<Piece>(board, Flying, leftovers, ms, signal);
  for (const batch of batchEvents(events)) {
    if (stage.skipped) break;
    await show(stage, batch);
  }
}

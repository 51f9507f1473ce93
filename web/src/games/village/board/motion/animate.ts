import { findDrawn, find, onBoard, piecesAt, endpoint, visibleFigure } from "./find";
import Flying from "./Flying.svelte";
import { animationsOf, burialPlace, type PieceAnimation, type GameEvent, type Piece } from "../../animations";
import { arc, glide, rise, walk, type Point } from "../../../../app/motion/paths";
import { isInside } from "../../../../app/scroll_into_view";
import { rollRivalDie, turnFateTile } from "./fate";
import { moveLifeMarker } from "./ring";
import { scrollIntoViewIfHidden, isVisible } from "../../../../app/motion/visibility";
import { Stage, type AnimationOptions, type AnimationLeftovers } from "../../../../app/motion/stage";

export type { AnimationOptions };

const SIZE = 40;
const STAGGER = 60; // between pieces that move together
const MAX_STAGGER = 420; // milliseconds until the last piece starts

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2 - SIZE / 2, y: box.top + box.height / 2 - SIZE / 2 };
}

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
  if (!stage.skipped)
    to.animate([{ filter: "none" }, { filter: "drop-shadow(0 0 7px #f2a900)" }, { filter: "none" }], {
      duration: stage.ms,
    });
}

/** Members who come home join those at home; things go to the farm. */
const destinationOf = ({ piece, to }: PieceAnimation) => ("generation" in piece ? to.replace(/^farm\./, "home.") : to);

/** The name of the figure that leaves. */
function leavingFigureOf({ piece, from }: PieceAnimation): string {
  if (!("generation" in piece)) return "";
  return `${piece.seat}.${from.replace(/^place\.|\.\d+$/g, "")}.${piece.generation}`;
}

/** Turn a page of the chronicle, or set a stone in the churchyard. */
async function bury(stage: Stage<Piece>, event: GameEvent): Promise<void> {
  const rest = burialPlace(event);
  if (rest === "graves") {
    const grave = stage.board.querySelector(".grave:not(.taken)") ?? find(stage.board, rest);
    if (!grave || grave.closest(".sheet.off-screen")) return;
    const { x, y } = middle(grave);
    const up = [
      { transform: `translate(${x}px, ${y + 22}px) scaleY(.1)`, opacity: 0 },
      { transform: `translate(${x}px, ${y - 6}px) scaleY(1.15)`, opacity: 1 },
      { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
    ];
    return stage.fly({ icon: "grave" }, up, { duration: stage.ms });
  }
  if (!rest.startsWith("chronicle")) return;
  const [book, leaf] = [stage.board.querySelector(".book"), stage.board.querySelector(".leaf")];
  if (!book || !leaf) return;
  const lift = [{ transform: "none" }, { transform: "translateY(-7px) scale(1.02)" }, { transform: "none" }];
  const turn = [
    { transform: "scaleX(1)", opacity: 1 },
    { transform: "scaleX(0) skewY(-9deg)", opacity: 1, offset: 0.5 },
    { transform: "scaleX(-1)", opacity: 1, offset: 0.95 },
    { transform: "scaleX(-1)", opacity: 0 },
  ];
  await Promise.all([
    stage.play(book, lift, { duration: stage.ms * 1.2 }),
    stage.play(leaf, turn, { duration: stage.ms * 1.2 }),
  ]);
}

/** Events that are animated on their own; all others move together with their neighbours of the same kind or seat. */
const SEPARATE = [
  "walk",
  "sail",
  "return",
  "mission",
  "roll",
  "pink",
  "pink_again",
  "pink_married",
  "pinks_wed",
  "married",
  "promote_bread",
  "home",
  "birth",
  "death",
  "rival_death",
  "fate",
  "bought",
  "called",
  "rival_called",
  "promote",
  "monk",
  "scrap",
  "serve",
  "rival_serve",
];

export function batchEvents(events: GameEvent[]): GameEvent[][] {
  const batches: GameEvent[][] = [];
  for (const event of events) {
    const last = batches.at(-1)?.at(-1);
    const joins =
      last &&
      (last.kind === event.kind
        ? !SEPARATE.includes(String(event.kind)) || event.kind === "called"
        : last.seat === event.seat && ![event, last].some(({ kind }) => SEPARATE.includes(String(kind))));
    if (joins) batches.at(-1)!.push(event);
    else batches.push([event]);
  }
  return batches;
}

/** Places that glow at events in which no piece moves. */
const SHINES: Record<string, string> = {
  mass: "area.church",
  market_day: "area.market",
  wedding: "area.marriage",
  well: "area.well",
  die: "rival",
};

async function shine(stage: Stage<Piece>, event: GameEvent): Promise<void> {
  const place = find(stage.board, SHINES[String(event.kind)]!);
  const glow = { filter: "drop-shadow(0 0 8px #f2a900)" };
  if (place && isVisible(place))
    // do not wait for something invisible
    await stage.play(place, [{ filter: "none" }, glow, { filter: "none" }], { duration: stage.ms * 1.6 });
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
async function follow(stage: Stage<Piece>, batch: GameEvent[], reveal: Reveal): Promise<void> {
  const animations = batch.flatMap(animationsOf);
  for (const { from, to } of animations) {
    const [start, end] = [findDrawn(stage.board, from), findDrawn(stage.board, to)];
    const page = start?.closest(".sheet.off-screen");
    if (page && end && page.contains(end)) {
      await reveal(end);
      hideArrived(stage.board, page);
    }
  }
  const shining = batch.flatMap(({ kind }) => SHINES[String(kind)] ?? []);
  const places = new Set([...shining, ...animations.flatMap(({ from, to }) => [to, from])].filter(onBoard));
  await scrollIntoViewIfHidden(
    stage.board,
    [...places].flatMap((name) => find(stage.board, name) ?? []),
  );
}

async function show(stage: Stage<Piece>, batch: GameEvent[], reveal: Reveal): Promise<void> {
  const animations = batch.flatMap(animationsOf);
  await follow(stage, batch, reveal);
  const gap = Math.min(STAGGER, MAX_STAGGER / Math.max(1, animations.length));
  const ageing = batch
    .filter(({ kind }) => kind === "time" || kind === "younger")
    .map((event) => moveLifeMarker(stage, event));
  const shining = batch.filter(({ kind }) => String(kind) in SHINES).map((event) => shine(stage, event));
  const turned = batch.filter(({ kind }) => kind === "fate").map((event) => turnFateTile(stage, event));
  const rolled = batch.filter(({ kind }) => kind === "die").map((event) => rollRivalDie(stage, event));
  await Promise.all([
    ...ageing,
    ...shining,
    ...turned,
    ...rolled,
    ...animations.map((animation, i) => move(stage, animation, i * gap)),
  ]);
  for (const event of batch) if (event.kind === "death" || event.kind === "rival_death") await bury(stage, event);
}

/** Animate events on the view before them. */
export async function animate(
  board: HTMLElement,
  leftovers: AnimationLeftovers,
  events: GameEvent[],
  { ms = 360, signal }: AnimationOptions = {},
  reveal: Reveal = () => undefined,
): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const stage = new Stage<Piece>(board, Flying, leftovers, ms, signal);
  for (const batch of batchEvents(events)) {
    if (stage.skipped) break;
    await show(stage, batch, reveal);
  }
}

import { drawn, find, onBoard, piecesAt, reach, standing } from "./find";
import Flying from "./Flying.svelte";
import { flightsOf, restOf, type Flight, type Happening, type Piece } from "../../flights";
import { arc, gliding, rising, steps, type Point } from "../../../../shell/motion/paths";
import { inSight } from "../../../../shell/glow";
import { cast, turnUp } from "./fate";
import { runAround } from "./ring";
import { intoSight, isSeen } from "../../../../shell/motion/sight";
import { Stage, type Pace, type Traces } from "../../../../shell/motion/stage";

export type { Pace };

const SIZE = 40;
const STAGGER = 60; // between pieces that move together
const LATEST = 420; // by then the last of them has left

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2 - SIZE / 2, y: box.top + box.height / 2 - SIZE / 2 };
}

const PATHS = { fly: arc, walk: steps, sail: gliding, drawn: rising };

async function move(stage: Stage<Piece>, flight: Flight, delay: number): Promise<void> {
  const figure = flight.leaves ?? figureAt(flight);
  const from = reach(flight.from, standing(stage.board, figure) ?? find(stage.board, flight.from));
  const to = reach(goalOf(flight), find(stage.board, goalOf(flight)));
  if (!from || !to || stage.skipped) return;
  const way = flight.way ?? "fly";
  const duration = way === "fly" ? stage.ms : stage.ms * 1.25;
  for (const left of [flight.from, figure].flatMap((name) => piecesAt(stage.board, name)))
    void stage.play(left, [{ opacity: 1 }, { opacity: 0 }], { duration: 1, delay });
  const path = PATHS[way](middle(from), middle(to));
  stage.lift(flight.piece, flight.from);
  await (way === "fly"
    ? stage.fly(flight.piece, path, { duration, delay })
    : stage.carry(flight.piece, path, { duration, delay }, flight.to));
  if (!stage.skipped)
    to.animate([{ filter: "none" }, { filter: "drop-shadow(0 0 7px #f2a900)" }, { filter: "none" }], {
      duration: stage.ms,
    });
}

/** Whoever comes home joins those at home; things go to the farm. */
const goalOf = ({ piece, to }: Flight) => ("generation" in piece ? to.replace(/^farm\./, "home.") : to);

/** The name of the figure that leaves, as the drawing names it. */
function figureAt({ piece, from }: Flight): string {
  if (!("generation" in piece)) return "";
  return `${piece.seat}.${from.replace(/^place\.|\.\d+$/g, "")}.${piece.generation}`;
}

/** The book opens for one who is remembered; for one in the churchyard a stone is set. */
async function bury(stage: Stage<Piece>, event: Happening): Promise<void> {
  const rest = restOf(event);
  if (rest === "graves") {
    const grave = stage.board.querySelector(".grave:not(.taken)") ?? find(stage.board, rest);
    if (!grave || grave.closest(".sheet.away")) return;
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

/** What belongs together moves together: the same thing many times, and what one pays, gains and ages at once. */
const ALONE = [
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

export function batches(events: Happening[]): Happening[][] {
  const found: Happening[][] = [];
  for (const event of events) {
    const last = found.at(-1)?.at(-1);
    const joins =
      last &&
      (last.kind === event.kind
        ? !ALONE.includes(String(event.kind)) || event.kind === "called"
        : last.seat === event.seat && ![event, last].some(({ kind }) => ALONE.includes(String(kind))));
    if (joins) found.at(-1)!.push(event);
    else found.push([event]);
  }
  return found;
}

/** Where something begins of which no piece tells: the place itself shines. */
const SHINES: Record<string, string> = {
  mass: "area.church",
  market_day: "area.market",
  wedding: "area.marriage",
  well: "area.well",
  die: "rival",
};

async function shine(stage: Stage<Piece>, event: Happening): Promise<void> {
  const place = find(stage.board, SHINES[String(event.kind)]!);
  const glow = { filter: "drop-shadow(0 0 8px #f2a900)" };
  if (place && isSeen(place))
    // else one would wait for nothing
    await stage.play(place, [{ filter: "none" }, glow, { filter: "none" }], { duration: stage.ms * 1.6 });
}

/** Lays open the sheet on which something is drawn. */
type Reveal = (element: Element) => Promise<void> | undefined;

/** What arrived on the sheet that lay there before is not on this one. */
function sweep(board: HTMLElement, page: Element): void {
  const sheet = page.getBoundingClientRect();
  for (const piece of board.querySelectorAll<HTMLElement>(".flying"))
    if (inSight(piece.getBoundingClientRect(), sheet)) piece.style.visibility = "hidden";
}

/** What moves on another sheet only is followed there; what comes from there or goes there is seen at its tab. */
async function follow(stage: Stage<Piece>, batch: Happening[], reveal: Reveal): Promise<void> {
  const flights = batch.flatMap(flightsOf);
  for (const { from, to } of flights) {
    const [start, end] = [drawn(stage.board, from), drawn(stage.board, to)];
    const page = start?.closest(".sheet.away");
    if (page && end && page.contains(end)) {
      await reveal(end);
      sweep(stage.board, page);
    }
  }
  const shining = batch.flatMap(({ kind }) => SHINES[String(kind)] ?? []);
  const places = new Set([...shining, ...flights.flatMap(({ from, to }) => [to, from])].filter(onBoard));
  await intoSight(
    stage.board,
    [...places].flatMap((name) => find(stage.board, name) ?? []),
  );
}

async function show(stage: Stage<Piece>, batch: Happening[], reveal: Reveal): Promise<void> {
  const flights = batch.flatMap(flightsOf);
  await follow(stage, batch, reveal);
  const gap = Math.min(STAGGER, LATEST / Math.max(1, flights.length));
  const ageing = batch
    .filter(({ kind }) => kind === "time" || kind === "younger")
    .map((event) => runAround(stage, event));
  const shining = batch.filter(({ kind }) => String(kind) in SHINES).map((event) => shine(stage, event));
  const turned = batch.filter(({ kind }) => kind === "fate").map((event) => turnUp(stage, event));
  const rolled = batch.filter(({ kind }) => kind === "die").map((event) => cast(stage, event));
  await Promise.all([
    ...ageing,
    ...shining,
    ...turned,
    ...rolled,
    ...flights.map((flight, i) => move(stage, flight, i * gap)),
  ]);
  for (const event of batch) if (event.kind === "death" || event.kind === "rival_death") await bury(stage, event);
}

/** Shows what happened over the position as it was before. */
export async function animate(
  board: HTMLElement,
  traces: Traces,
  events: Happening[],
  { ms = 360, signal }: Pace = {},
  reveal: Reveal = () => undefined,
): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const stage = new Stage<Piece>(board, Flying, traces, ms, signal);
  for (const batch of batches(events)) {
    if (stage.skipped) break;
    await show(stage, batch, reveal);
  }
}

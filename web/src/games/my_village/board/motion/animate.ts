import { arc, rising, steps, type Point } from "../../../../shell/motion/paths";
import { intoSight } from "../../../../shell/motion/sight";
import { Stage, type Pace, type Traces } from "../../../../shell/motion/stage";
import type { Event } from "../../../../shell/net/types";
import { flightsOf, type Flight, type Piece } from "../../flights";
import { STEP } from "../village/life";
import { find, onBoard, reach } from "./find";
import { lands, landing } from "./landing";
import Flying from "./Flying.svelte";

export type { Pace };

const SIZE = 40;
const STAGGER = 60; // between pieces that move together
const LATEST = 420; // by then the last of them has left
const PATHS = { fly: arc, walk: steps, thrown: rising };

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2 - SIZE / 2, y: box.top + box.height / 2 - SIZE / 2 };
}

const HIDDEN = [{ opacity: 1 }, { opacity: 0 }];

/** What goes away is not seen any more where it was. */
function leaving(from: Element, { piece, way }: Flight): Element | null {
  if ("die" in piece) return way === "thrown" ? null : from;
  if ("card" in piece) return from.matches(".seen .slot") ? from : null;
  if ("pawn" in piece) return from.querySelector(".member");
  return "sign" in piece && way === "walk" && ["headman", "rat"].includes(piece.sign) ? from : null;
}

async function move(stage: Stage<Piece>, flight: Flight, delay: number): Promise<void> {
  const [from, to] = [reach(stage.board, flight.from), reach(stage.board, flight.to)];
  if (!from || !to || stage.skipped) return;
  const way = flight.way ?? "fly";
  const path = PATHS[way](middle(from), flight.slot ? landing(to, flight.slot, SIZE) : middle(to));
  const gone = leaving(from, flight);
  if (gone) void stage.play(gone, HIDDEN, { duration: 1, delay });
  const timing = { duration: stage.ms * (way === "fly" ? 1 : 1.25), delay };
  const stays = "die" in flight.piece || (way !== "fly" && !("card" in flight.piece));
  stage.lift(flight.piece, flight.from);
  await (stays ? stage.carry(flight.piece, path, timing, flight.to) : stage.fly(flight.piece, path, timing));
  if (!stage.skipped)
    to.animate([{ filter: "none" }, { filter: "drop-shadow(0 0 7px #f2a900)" }, { filter: "none" }], {
      duration: stage.ms,
    });
}

/** The marker runs from cloud to cloud, and over the bridge to the first one. */
async function age(stage: Stage<Piece>, event: Event): Promise<void> {
  const marker = stage.board.querySelector<SVGElement>(`[data-find="seat.${event.seat}"] .lifemark`);
  if (!marker) return;
  const clouds = stage.board.querySelectorAll(`[data-find="seat.${event.seat}"] .cloud`).length;
  const [drawn, amount] = [Number(marker.dataset.cloud), Number(event.amount)];
  const from = drawn + stage.traces.runs(marker, amount);
  const at = (cloud: number) => ({ translate: `${((cloud % clouds) - drawn) * STEP}px` });
  const path = Array.from({ length: amount + 1 }, (_, i) => at(from + i));
  await stage.play(marker, path, { duration: Math.min(700, 150 + 90 * amount), easing: "ease-in-out" });
}

/** The rat runs towards the village; pips that lead beyond it are lost. */
async function scurry(stage: Stage<Piece>, event: Event): Promise<void> {
  const rat = stage.board.querySelector<SVGElement>(".ratmark");
  if (!rat) return;
  const whole = Number(rat.dataset.steps) - Number(event.distance); // since the view was drawn
  const ran = stage.traces.runs(rat, 0);
  const far = whole - ran;
  stage.traces.runs(rat, far);
  const at = (step: number, up = 0) => ({ translate: `${(ran + step) * Number(rat.dataset.width)}px ${up}px` });
  const hops = Array.from({ length: far + 1 }, (_, i) => [at(i), ...(i < far ? [at(i + 0.5, -5)] : [])]).flat();
  await stage.play(rat, hops, { duration: 200 + 110 * far });
}

/** What moves on its own, and where. */
const PLACES: Record<string, (event: Event) => string> = {
  rat: () => "rat",
  banner: (e) => `black.${e.banner}`,
  white: (e) => `white.${e.seat}.${e.white}`,
  value: (e) => `value.${e.value}`,
};
const placeOf = (event: Event) => PLACES[String(event.kind)]?.(event) ?? [];

/** Whatever is used shows itself: the banner that is activated, the value that is made. */
const shine =
  (name: (event: Event) => string) =>
  async (stage: Stage<Piece>, event: Event): Promise<void> => {
    const used = find(stage.board, name(event));
    const glow = { scale: "1.1", filter: "drop-shadow(0 0 9px #f2a900)" };
    await (used && stage.play(used, [{}, glow, { ...glow, offset: 0.7 }, {}], { duration: stage.ms * 1.8 }));
  };

const SCROLL = 280; // milliseconds until the village of whoever acts has come into sight

/** Where the villages scroll in a column of their own, the one something happens in comes into sight. */
async function follow(stage: Stage<Piece>, [first]: Event[]): Promise<void> {
  const village = first?.seat === undefined ? null : find(stage.board, `seat.${first.seat}`);
  const column = village?.closest(".villages");
  if (!village || !column || column.scrollHeight <= column.clientHeight) return;
  const [box, frame] = [village.getBoundingClientRect(), column.getBoundingClientRect()];
  const [above, below] = [box.top - frame.top, box.bottom - frame.bottom];
  if (above >= 0 && below <= 0) return;
  column.scrollBy({ top: above < 0 || box.height > frame.height ? above : below, behavior: "smooth" });
  await new Promise((done) => setTimeout(done, SCROLL));
}

const RUNS: Record<string, (stage: Stage<Piece>, event: Event) => Promise<void>> = {
  time: age,
  rat: scurry,
  banner: shine(PLACES.banner!),
  white: shine(PLACES.white!),
  value: shine(PLACES.value!),
};

/** What is seen for itself; all else moves together with what comes with it. */
const ALONE = [
  "dice",
  "banner",
  "white",
  "value",
  "rat",
  "invasion",
  "chronicle",
  "grave",
  "laborer",
  "villager",
  "headman",
  "serve",
  "journey",
  "put_back",
];

export function batches(events: Event[]): Event[][] {
  const found: Event[][] = [];
  for (const event of events) {
    const last = found.at(-1)?.at(-1);
    const alone = [event, last].some((one) => ALONE.includes(String(one?.kind)));
    const joins = last && !alone && (last.kind === event.kind || last.seat === event.seat);
    if (joins) found.at(-1)!.push(event);
    else found.push([event]);
  }
  return found;
}

async function show(stage: Stage<Piece>, batch: Event[]): Promise<void> {
  const flights = lands(batch.flatMap(flightsOf));
  if (batch[0]?.kind === "roll")
    for (const die of stage.board.querySelectorAll(".pool .roll")) void stage.play(die, HIDDEN, { duration: 1 });
  await follow(stage, batch);
  const places = flights.flatMap((flight) => [flight.to, flight.from].filter(onBoard));
  await intoSight(
    stage.board,
    [...new Set([...places, ...batch.flatMap(placeOf)])].flatMap((name) => find(stage.board, name) ?? []),
  );
  const gap = Math.min(STAGGER, LATEST / Math.max(1, flights.length));
  const running = batch.flatMap((event) => RUNS[String(event.kind)]?.(stage, event) ?? []);
  await Promise.all([...running, ...flights.map((flight, i) => move(stage, flight, i * gap))]);
}

/** Shows what happened over the position as it was before. */
export async function animate(
  board: HTMLElement,
  traces: Traces,
  events: Event[],
  { ms = 360, signal }: Pace = {},
): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const stage = new Stage<Piece>(board, Flying, traces, ms, signal);
  for (const batch of batches(events)) {
    if (stage.skipped) break;
    await show(stage, batch);
  }
}

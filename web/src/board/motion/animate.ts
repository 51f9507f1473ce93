import { mount, unmount } from "svelte";
import { flightsOf, type Flight, type Happening } from "./flights";
import Flying from "./Flying.svelte";

export interface Pace {
  /** One movement, in milliseconds. */
  ms?: number;
  /** Ends everything at once. */
  signal?: AbortSignal;
}

const SIZE = 40;
const STAGGER = 70; // between pieces that move together

/** Where on the screen a flight begins or ends: a spot, a place for members, a farm, the stock or the rival. */
function find(board: HTMLElement, name: string): Element | null {
  const [kind, rest = ""] = [name.split(".")[0], name.slice(name.indexOf(".") + 1)];
  const one = (query: string) => board.querySelector(query);
  if (kind === "farm") return one(`.farm.seat${rest}`);
  if (kind === "stock" || kind === "rival") return one(`.${kind}`);
  if (kind === "chronicle" || kind === "graves") return one(`[data-area="${kind}"]`);
  if (kind === "place") return one(`[data-place="${rest}"]`) ?? one(`[data-area="${rest}"]`);
  return one(`[data-spot="${name}"]`) ?? one(`[data-spot="area.${rest.split(".")[0]}"]`);
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2 - SIZE / 2, y: box.top + box.height / 2 - SIZE / 2 };
}

async function fly(board: HTMLElement, flight: Flight, delay: number, { ms = 380, signal }: Pace): Promise<void> {
  const [from, to] = [find(board, flight.from), find(board, flight.to)];
  if (!from || !to || signal?.aborted) return;
  const [a, b] = [middle(from), middle(to)];
  const target = document.createElement("div");
  target.className = "flying";
  board.append(target);
  const piece = mount(Flying, { target, props: { piece: flight.piece } });
  const arc = Math.min(a.y, b.y) - 30;
  const path = [
    { transform: `translate(${a.x}px, ${a.y}px)`, easing: "ease-out" },
    { transform: `translate(${(a.x + b.x) / 2}px, ${(arc + (a.y + b.y) / 2) / 2}px) scale(1.25)`, easing: "ease-in" },
    { transform: `translate(${b.x}px, ${b.y}px)` },
  ];
  const run = target.animate(path, { duration: ms, delay, fill: "both" });
  signal?.addEventListener("abort", () => run.finish(), { once: true });
  await run.finished.catch(() => undefined);
  void unmount(piece);
  target.remove();
  to.animate([{ filter: "none" }, { filter: "drop-shadow(0 0 7px #f2a900)" }, { filter: "none" }], { duration: ms });
}

/** Shows what happened, one event after the other, over the position as it was before. */
export async function animate(board: HTMLElement, events: Happening[], pace: Pace = {}): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const event of events) {
    if (pace.signal?.aborted) return;
    await Promise.all(flightsOf(event).map((flight, i) => fly(board, flight, i * STAGGER, pace)));
  }
}

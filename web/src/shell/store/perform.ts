// Movements and pauses as they are performed, and the press that ends them.
import type { Event } from "../net/types";

/** Where movements are shown. */
export interface Stage {
  animate(events: Event[], pace?: { ms?: number; signal?: AbortSignal }): Promise<void>;
  /** Lays back what was shown and did not come to pass. */
  settle?(): void;
  /** Turns to where something is drawn. */
  show?(element: Element): Promise<void>;
}

const SKIPPED = "skipped";
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const isCalm = () => calm.matches;
export const skip = (control: AbortController | undefined) => control?.abort(SKIPPED);
export const wasSkipped = (signal: AbortSignal) => signal.reason === SKIPPED;

/** Any key, click or tap ends what is being shown, and still does what it does. Aborting it also takes the ears away. */
export function skippable(): AbortController {
  const control = new AbortController();
  // Later: whatever else hears of this press must still see the table as it was when it came.
  const stop = (event: globalThis.Event) => !(event as KeyboardEvent).repeat && setTimeout(() => skip(control));
  const listening = { capture: true, signal: control.signal };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, stop, listening);
  document.addEventListener("visibilitychange", stop, listening);
  return control;
}

export async function animate(stage: Stage | undefined, events: Event[], ms: number, signal: AbortSignal) {
  if (!ms || !events.length || signal.aborted) return;
  try {
    await stage?.animate(events, { ms, signal });
  } catch (fault) {
    console.warn("a movement could not be shown", fault); // the news must come all the same
  }
}

export function rest(ms: number, signal: AbortSignal): Promise<void> {
  if (!ms || signal.aborted) return Promise.resolve();
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(end);
      done();
    };
    const end = setTimeout(finish, ms);
    signal.addEventListener("abort", finish, { once: true });
  });
}

// Running, pausing and skipping animations.
import type { Event } from "../net/types";

/** A board that can animate events. */
export interface Stage {
  animate(events: Event[], options?: { ms?: number; signal?: AbortSignal }): Promise<void>;
  /** Reset the animation of events that did not happen. */
  settle?(): void;
  /** Switch to the sheet on which the element is drawn. */
  show?(element: Element): Promise<void>;
}

/** What animations need to know of the screen and its input. */
export interface Screen {
  hidden(): boolean; // the page is in the background
  reducedMotion(): boolean;
  /** Return a controller that the player's next input aborts. */
  skippable(): AbortController;
}

const SKIPPED = "skipped";

export const isReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const skip = (controller: AbortController | undefined) => controller?.abort(SKIPPED);
export const wasSkipped = (signal: AbortSignal) => signal.reason === SKIPPED;

/** Return a controller that any key, click or tap aborts; the input keeps its normal effect. Aborting removes the listeners. */
function skippable(): AbortController {
  const controller = new AbortController();
  // Deferred, so that other handlers of the same event still see the table as it was.
  const stop = (event: globalThis.Event) => !(event as KeyboardEvent).repeat && setTimeout(() => skip(controller));
  const options = { capture: true, signal: controller.signal };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, stop, options);
  document.addEventListener("visibilitychange", stop, options);
  return controller;
}

export const browserScreen: Screen = { hidden: () => document.hidden, reducedMotion: isReducedMotion, skippable };

export async function animate(stage: Stage | undefined, events: Event[], ms: number, signal: AbortSignal) {
  if (!ms || !events.length || signal.aborted) return;
  try {
    await stage?.animate(events, { ms, signal });
  } catch (error) {
    console.warn("animation failed", error); // the update must still be applied
  }
}

export function rest(ms: number, signal: AbortSignal): Promise<void> {
  if (!ms || signal.aborted) return Promise.resolve();
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener("abort", finish, { once: true });
  });
}

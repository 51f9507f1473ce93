// The order in which news is shown: first what moved, then the table as it is now, at a pace one can follow.
import type { Event, Message } from "../net/types";
import { wishes } from "./wishes.svelte";

/** Where movements are shown. */
export interface Stage {
  animate(events: Event[], pace?: { ms?: number; signal?: AbortSignal }): Promise<void>;
}

/** What the show has to know of the table. */
export interface House {
  stage: () => Stage | undefined; // none: there is none, or nobody may look at it now
  isOwn: (seat: number) => boolean;
  asked: () => boolean; // somebody waits for this question
  begin: (seat: number, events: Event[]) => void; // an answer of somebody else is shown from now on
  take: (batch: Message[]) => void;
  end: () => void; // everything was shown
}

const MANY = 8; // answers waiting: more than that and nobody wants to see each of them
const SOME = 3;
const OWN = { few: 320, many: 250 }; // milliseconds a movement
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class Show {
  #waiting: Message[][] = [];
  #running = false;
  #fast = false; // until nothing is left
  #now: AbortController | undefined;
  #ahead: { events: Event[]; skip: AbortController; done: Promise<void> } | undefined;

  constructor(readonly house: House) {}

  add(batch: Message[]) {
    this.#waiting.push(batch);
    if (!this.#running) void this.#run();
  }

  /** How many answers are still to be shown. */
  get left() {
    return this.#waiting.flat().filter((message) => message.kind === "move").length;
  }

  get running() {
    return this.#running || this.#ahead !== undefined;
  }

  /** Straight to where the game is now. */
  skip() {
    this.#fast = true;
    this.#now?.abort(SKIPPED);
  }

  close() {
    this.#waiting = [];
    this.#now?.abort();
    this.refuse();
  }

  /** One's own answer moves at once: what is certain to follow need not wait for the server. */
  foretell(outlook: Event[]) {
    const asked = outlook.findIndex((event) => event.kind === "ask"); // from there on it is not yet to happen
    const events = asked < 0 ? outlook : outlook.slice(0, asked);
    if (this.#still() || !events.length) return;
    const skip = skippable();
    this.#ahead = {
      events,
      skip,
      done: this.#animate(events, ownPace(events), skip.signal).finally(() => skip.abort()),
    };
  }

  /** It did not come to that. */
  refuse() {
    this.#ahead?.skip.abort();
    this.#ahead = undefined;
  }

  async #run() {
    this.#running = true;
    while (this.#waiting.length) {
      const batch = this.#waiting.shift()!;
      if (moved(batch)) await this.#one(batch);
      else this.house.take(batch);
    }
    this.#running = this.#fast = false;
    this.house.end();
  }

  async #one(batch: Message[]) {
    const skip = (this.#now = skippable());
    const moves = batch.filter((message) => message.kind === "move");
    const late = this.#fast || this.left + moves.length > MANY;
    if (!late) await this.#each(moves, skip.signal);
    this.#ahead = undefined;
    this.house.take(batch);
    if (!moves.every(this.#isOwn) && !late && !this.house.asked()) await this.#rest(skip.signal);
    skip.abort();
  }

  #isOwn = (move: Message) => this.house.isOwn(move.seat ?? -1);

  /** Quick bots answer several times before one hears of it. */
  async #each(moves: Message[], signal: AbortSignal) {
    for (const [n, move] of moves.entries()) {
      if (n > 0 && !this.#isOwn(moves[n - 1]!)) await this.#rest(signal);
      await this.#move(move, signal);
    }
  }

  async #move(move: Message, signal: AbortSignal) {
    const events = move.events ?? [];
    const own = this.#isOwn(move);
    const ahead = await this.#foretold();
    if (ahead === null) return;
    const seen = begins(events, ahead) ? ahead.length : 0;
    if (!own) this.house.begin(move.seat ?? -1, events);
    if (!this.#still()) await this.#animate(events.slice(seen), own ? ownPace(events) : pace() * this.#haste(), signal);
  }

  /** What was shown already of one's own answer, once that is over; null if nobody wanted to see it. */
  async #foretold(): Promise<Event[] | null> {
    const ahead = this.#ahead;
    if (!ahead) return [];
    await ahead.done;
    this.#ahead = undefined;
    return ahead.skip.signal.reason === SKIPPED ? null : ahead.events;
  }

  async #rest(signal: AbortSignal) {
    if (!document.hidden) await rest(wishes.pace * this.#haste(), signal);
  }

  #haste() {
    return this.left > SOME ? 0.5 : 1;
  }

  #still() {
    return wishes.pace === 0 || document.hidden || calm.matches || !this.house.stage();
  }

  async #animate(events: Event[], ms: number, signal: AbortSignal) {
    if (!events.length || signal.aborted) return;
    try {
      await this.house.stage()?.animate(events, { ms, signal });
    } catch (fault) {
      console.warn("a movement could not be shown", fault); // the news must come all the same
    }
  }
}

const SKIPPED = "skipped";
const ownPace = (events: Event[]) => (events.length > SOME ? OWN.many : OWN.few);
const pace = () => (wishes.pace > 800 ? 480 : 340);
const moved = (batch: Message[]) => batch.some((message) => message.kind === "move");

function begins(events: Event[], first: Event[]) {
  return JSON.stringify(events.slice(0, first.length)) === JSON.stringify(first);
}

/** Any key, click or tap ends what is being shown, and still does what it does. Aborting it also takes the ears away. */
function skippable(): AbortController {
  const control = new AbortController();
  // Later: whatever else hears of this press must still see the table as it was when it came.
  const stop = (event: globalThis.Event) =>
    !(event as KeyboardEvent).repeat && setTimeout(() => control.abort(SKIPPED));
  const listening = { capture: true, signal: control.signal };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, stop, listening);
  document.addEventListener("visibilitychange", stop, listening);
  return control;
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  if (!ms || signal.aborted) return Promise.resolve();
  return new Promise((done) => {
    const end = setTimeout(done, ms);
    signal.addEventListener("abort", () => (clearTimeout(end), done()), { once: true });
  });
}

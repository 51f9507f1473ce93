// The order and the pace in which news is shown: messages in, one cue after the other out. No drawing, no clock, no state
// but the value that is handed on.
import type { Event, Message } from "../net/types";

/** Who looks on, at the moment when the next cue is asked for. */
export interface Audience {
  own: number[]; // seats that are played here: what they did was seen when they did it
  asked: boolean; // somebody waits for the question that has come
  pace: number; // milliseconds wished between two answers of others
  hidden: boolean; // nobody looks at the page
  still: boolean; // nothing is to move, or there is no board to move on
}

export type Cue =
  | { do: "show"; seat: number; own: boolean; events: Event[]; ms: number } // 0: only said, nothing moves
  | { do: "rest"; ms: number }
  | { do: "take"; batch: Message[] } // what was shown becomes what is known
  | { do: "end" }; // of what belongs together: from here on a press skips nothing of it

type Planned = { do: "show"; move: Message } | { do: "rest"; last: boolean } | Extract<Cue, { do: "take" | "end" }>;

export interface Queue {
  waiting: Message[][];
  planned: Planned[]; // what is left of the batch that is being shown
  fast: boolean; // until nothing is left
}

export const EMPTY: Queue = { waiting: [], planned: [], fast: false };

const MANY = 8; // answers waiting: more than that and nobody wants to see each of them
const SOME = 3; // answers waiting, or events: more than that and each is shown for less long
const OWN = { few: 320, many: 250 }; // milliseconds a movement
const OTHERS = { slowest: 800, slow: 480, quick: 340, quickest: 220 };
// Milliseconds wished between two answers: above these movements are slow too, below the last they are quicker.
const SLOWEST = 2000;
const SLOW = 800;
const QUICKEST = 300;

export const moved = (batch: Message[]) => batch.some(isMove);
export const withBatch = (queue: Queue, batch: Message[]): Queue => ({ ...queue, waiting: [...queue.waiting, batch] });

/** Straight to where the game is now. */
export const hurried = (queue: Queue): Queue => ({ ...queue, fast: true });

/** The next thing to do, and what is left after it. */
export function next(queue: Queue, audience: Audience): { cue: Cue | null; queue: Queue } {
  const [planned, ...rest] = queue.planned;
  if (planned) {
    const left = { ...queue, planned: rest };
    const cue = due(planned, left, audience);
    return cue ? { cue, queue: left } : next(left, audience);
  }
  const [batch, ...waiting] = queue.waiting;
  if (!batch) return { cue: null, queue: EMPTY };
  const left = { ...queue, waiting };
  const late = queue.fast || movesIn(left) + batch.filter(isMove).length > MANY;
  return next({ ...left, planned: planOf(batch, late, audience) }, audience);
}

/** Quick bots answer several times before one hears of it: each answer is shown, and the table comes last. */
function planOf(batch: Message[], late: boolean, audience: Audience): Planned[] {
  const moves = batch.filter(isMove);
  if (!moves.length) return [{ do: "take", batch }];
  if (late) return [{ do: "take", batch }, { do: "end" }];
  const own = (move: Message) => isOwn(move, audience);
  const shown = moves.flatMap((move, n): Planned[] =>
    n > 0 && !own(moves[n - 1]!)
      ? [
          { do: "rest", last: false },
          { do: "show", move },
        ]
      : [{ do: "show", move }],
  );
  const pause: Planned[] = moves.every(own) ? [] : [{ do: "rest", last: true }];
  return [...shown, { do: "take", batch }, ...pause, { do: "end" }];
}

function due(planned: Planned, queue: Queue, audience: Audience): Cue | null {
  if (planned.do === "show") return showing(planned.move, queue, audience);
  if (planned.do !== "rest") return planned;
  if (planned.last && audience.asked) return null; // whoever is asked need not wait
  return { do: "rest", ms: audience.hidden ? 0 : audience.pace * haste(queue) };
}

function showing(move: Message, queue: Queue, audience: Audience): Cue {
  const events = move.events ?? [];
  const own = isOwn(move, audience);
  const ms = own ? ownPace(events) : paceOf(audience.pace) * haste(queue);
  return { do: "show", seat: move.seat ?? -1, own, events, ms: audience.still ? 0 : ms };
}

/** How long a movement of somebody else takes. */
function paceOf(pace: number): number {
  if (pace > SLOWEST) return OTHERS.slowest;
  if (pace > SLOW) return OTHERS.slow;
  return pace < QUICKEST ? OTHERS.quickest : OTHERS.quick;
}

const isMove = (message: Message) => message.kind === "move";
const isOwn = (move: Message, { own }: Audience) => own.includes(move.seat ?? -1);
const movesIn = (queue: Queue) => queue.waiting.flat().filter(isMove).length;
const haste = (queue: Queue) => (movesIn(queue) > SOME ? 0.5 : 1);

export const ownPace = (events: Event[]) => (events.length > SOME ? OWN.many : OWN.few);

/** What is certain to follow an answer: up to the next question, for from there on it is not yet to happen. */
export function certain(outlook: Event[]): Event[] {
  const asked = outlook.findIndex((event) => event.kind === "ask");
  return asked < 0 ? outlook : outlook.slice(0, asked);
}

/** What of these events has not been shown, when the first of them were foretold. */
export function unseen(events: Event[], foretold: Event[]): Event[] {
  const begins = JSON.stringify(events.slice(0, foretold.length)) === JSON.stringify(foretold);
  return begins ? events.slice(foretold.length) : events;
}

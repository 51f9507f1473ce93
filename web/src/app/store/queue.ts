// The order and pace in which news is shown: message batches in, cues out. Pure functions; the queue is an immutable value.
import { isQuestion, type Event, type Message, type MessageOf } from "../net/types";

/** The situation of the viewer at the moment the next cue is requested. */
export interface Viewer {
  ownSeats: number[]; // seats played here: their moves were already shown when they were made
  isMyTurn: boolean;
  pace: number; // milliseconds between two moves of other players, from the settings
  hidden: boolean; // the page is in the background
  still: boolean; // no animations: switched off, or there is no board
}

export type Cue =
  | { do: "show"; seat: number; own: boolean; events: Event[]; ms: number } // 0: announced without animation
  | { do: "rest"; ms: number }
  | { do: "apply"; batch: Message[] } // the table changes to the state after the batch
  | { do: "end" }; // of the batch: later clicks no longer skip it

type Move = MessageOf<"move">;
type Planned = { do: "show"; move: Move } | { do: "rest"; last: boolean } | Extract<Cue, { do: "apply" | "end" }>;

export interface Queue {
  waiting: Message[][];
  planned: Planned[]; // the rest of the current batch
  fast: boolean; // skip animations until the queue is empty
}

export const EMPTY: Queue = { waiting: [], planned: [], fast: false };

const MAX_SHOWN_MOVES = 8; // if more moves are waiting, they are applied without being shown
const FEW = 3; // if more moves are waiting, or a move has more events, each is shown for a shorter time
const OWN_MS = { few: 320, many: 250 }; // duration of one animation
const OTHERS_MS = { slowest: 800, slow: 480, quick: 340, quickest: 220 };
// Thresholds of the pace for these durations.
const SLOWEST_PACE = 2000;
const SLOW_PACE = 800;
const QUICKEST_PACE = 300;

export const hasMoves = (batch: Message[]) => batch.some(isMove);
export const enqueue = (queue: Queue, batch: Message[]): Queue => ({ ...queue, waiting: [...queue.waiting, batch] });

/** Go straight to the current state of the game. */
export const skipAll = (queue: Queue): Queue => ({ ...queue, fast: true });

/** Return the next cue, null if there is none, and the remaining queue. */
export function nextCue(queue: Queue, viewer: Viewer): { cue: Cue | null; queue: Queue } {
  const [planned, ...rest] = queue.planned;
  if (planned) {
    const remaining = { ...queue, planned: rest };
    const cue = cueFor(planned, remaining, viewer);
    return cue ? { cue, queue: remaining } : nextCue(remaining, viewer);
  }
  const [batch, ...waiting] = queue.waiting;
  if (!batch) return { cue: null, queue: EMPTY };
  const remaining = { ...queue, waiting };
  const skip = queue.fast || waitingMoves(remaining) + batch.filter(isMove).length > MAX_SHOWN_MOVES;
  return nextCue({ ...remaining, planned: planBatch(batch, skip, viewer) }, viewer);
}

/** Plan a batch: fast bots make several moves in one batch; each is shown, then the table is updated. */
function planBatch(batch: Message[], skip: boolean, viewer: Viewer): Planned[] {
  const moves = batch.filter(isMove);
  if (!moves.length) return [{ do: "apply", batch }];
  if (skip) return [{ do: "apply", batch }, { do: "end" }];
  const own = (move: Move) => isOwn(move, viewer);
  const shows = moves.flatMap((move, n): Planned[] =>
    n > 0 && !own(moves[n - 1]!)
      ? [
          { do: "rest", last: false },
          { do: "show", move },
        ]
      : [{ do: "show", move }],
  );
  const lastRest: Planned[] = moves.every(own) ? [] : [{ do: "rest", last: true }];
  return [...shows, { do: "apply", batch }, ...lastRest, { do: "end" }];
}

function cueFor(planned: Planned, queue: Queue, viewer: Viewer): Cue | null {
  if (planned.do === "show") return showCue(planned.move, queue, viewer);
  if (planned.do !== "rest") return planned;
  if (planned.last && viewer.isMyTurn) return null; // the player to move need not wait
  return { do: "rest", ms: viewer.hidden ? 0 : viewer.pace * durationFactor(queue) };
}

function showCue(move: Move, queue: Queue, viewer: Viewer): Cue {
  const events = move.events ?? [];
  const own = isOwn(move, viewer);
  const ms = own ? ownMoveMs(events) : othersMoveMs(viewer.pace) * durationFactor(queue);
  return { do: "show", seat: move.seat ?? -1, own, events, ms: viewer.still ? 0 : ms };
}

function othersMoveMs(pace: number): number {
  if (pace > SLOWEST_PACE) return OTHERS_MS.slowest;
  if (pace > SLOW_PACE) return OTHERS_MS.slow;
  return pace < QUICKEST_PACE ? OTHERS_MS.quickest : OTHERS_MS.quick;
}

const isMove = (message: Message): message is Move => message.kind === "move";
const isOwn = (move: Move, { ownSeats }: Viewer) => ownSeats.includes(move.seat ?? -1);
const waitingMoves = (queue: Queue) => queue.waiting.flat().filter(isMove).length;
const durationFactor = (queue: Queue) => (waitingMoves(queue) > FEW ? 0.5 : 1);

export const ownMoveMs = (events: Event[]) => (events.length > FEW ? OWN_MS.many : OWN_MS.few);

/** Return the events of a preview that are certain to happen: those before the next question. */
export function certainEvents(preview: Event[]): Event[] {
  const question = preview.findIndex(isQuestion);
  return question < 0 ? preview : preview.slice(0, question);
}

/** Return the events not yet shown, if the move started with those animated ahead; otherwise all events. */
export function unseenEvents(events: Event[], ahead: Event[]): Event[] {
  const startsWithAhead = JSON.stringify(events.slice(0, ahead.length)) === JSON.stringify(ahead);
  return startsWithAhead ? events.slice(ahead.length) : events;
}

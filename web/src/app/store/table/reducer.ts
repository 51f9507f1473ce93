// How live messages change what is known about a table. Pure functions: the data and a message in, new data out.
import type { Event, EventMessage, Message, MessageOf, Refusal, TableState } from "$app/net/types";
import { ownSeatsOf } from "../hotseat";
import { addEntry, type LogEntry } from "../log";

export interface TableData {
  now: TableState | null;
  entries: LogEntry[];
  chat: MessageOf<"chat">[];
  latestEvents: Event[]; // announced to screen readers
  lastMove: { seat: number; events: Event[] } | null;
  lastUndo: MessageOf<"undo" | "redo"> | null; // since the last move
  undoDeniedBy: number | null; // seat
  busy: boolean; // the result of a move has not arrived yet
  refusal: Refusal | null; // why the move that was tried last is illegal
  unconfirmed: string | null; // a move that waits for the player's confirmation
  hintedMove: string | null; // the move of a hint, marked on the board
}

const NO_QUESTION = { refusal: null, undoDeniedBy: null, unconfirmed: null, hintedMove: null };
export const EMPTY_TABLE: TableData = {
  ...{ now: null, entries: [], chat: [], latestEvents: [], lastMove: null, lastUndo: null, busy: false },
  ...NO_QUESTION,
};

const isLogged = (message: Message): message is EventMessage => message.kind === "start" || message.kind === "move";

/** Whether the events of a move are missing; they must be requested. */
export const lacksEvents = (batch: Message[]) =>
  batch.some((message) => message.kind === "redo" || (isLogged(message) && !message.events));

/** Whether earlier positions were left: the same ply may now be another position. */
export const goesBack = (batch: Message[]) => batch.some(({ kind }) => kind === "undo");

export function applyBatch(data: TableData, batch: Message[]): TableData {
  const events = data.now ? batch.filter(isLogged).flatMap((move) => move.events ?? []) : [];
  const changed = batch.reduce(applyMessage, data);
  return events.length ? { ...changed, latestEvents: events } : changed;
}

export function applyMessage(data: TableData, message: Message): TableData {
  switch (message.kind) {
    case "start":
    case "move":
      return addMove(data, message);
    case "undo":
      return {
        ...{ ...data, lastMove: null, lastUndo: message },
        entries: data.entries.filter((entry) => entry.ply <= message.ply),
      };
    case "redo":
      return { ...data, lastMove: null, lastUndo: message }; // the entries are requested
    case "chat":
      return { ...data, chat: [...data.chat, message] };
    case "removed":
      return { ...data, chat: data.chat.filter((line) => !message.numbers.includes(line.number)) };
    case "refuse":
      return { ...data, undoDeniedBy: isRequestedHere(data.now) ? message.seat! : null };
    case "presence":
      return data.now ? { ...data, now: withPresence(data.now, message.online) } : data;
    case "now":
      return setTable(data, message.table);
    case "ask":
    case "agree":
    case "seat":
    case "over":
    case "stopped":
    case "next":
    case "beat":
      return data; // the state that follows says it
    case "hint":
    case "analysis":
      return data; // the table keeps them apart (advice.svelte.ts)
    default:
      return message satisfies never;
  }
}

function addMove(data: TableData, message: EventMessage): TableData {
  const entries = addEntry(data.entries, message);
  const lastMove = data.now && message.events?.length ? entries.at(-1)! : data.lastMove;
  return { ...data, entries, lastMove, lastUndo: null };
}

/** Whether a player at this device has requested the undo. */
const isRequestedHere = (now: TableState | null) => ownSeatsOf(now?.players).includes(now?.undo_request?.seat ?? -1);

const withPresence = (now: TableState, online: number[]): TableState => ({
  ...now,
  players: now.players.map((player) => ({ ...player, online: online.includes(player.seat) })),
});

/** Set the state of the table; an older one is ignored unless it is for another seat. */
export function setTable(data: TableData, table: TableState): TableData {
  if (data.now && table.number < data.now.number && table.seat === data.now.seat) return data;
  const isNewQuestion = data.now?.view?.ply !== table.view?.ply;
  const busy = data.busy && data.now?.number === table.number; // only the players present have changed
  return { ...data, ...(isNewQuestion ? NO_QUESTION : {}), now: table, busy };
}

/** Complete the log with the moves up to `ply`, as the server knows them. */
export function withHistory(data: TableData, ply: number, history: LogEntry[]): TableData {
  const entries = [...history, ...data.entries.filter((entry) => entry.ply > ply)];
  const shown = entries.findLast((entry) => entry.seat >= 0 && entry.events.length) ?? null;
  return { ...data, entries, lastMove: data.lastMove ?? shown };
}

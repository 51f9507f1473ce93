// Where the messages of a table come from and where its moves go: a server's table, a lesson or a puzzle.
import type { ConnectionState } from "$app/backend/backend";
import type { IllegalMove, Message, PastPosition, Previews, Refusal, TableState } from "$app/net/types";

export interface Sink {
  receive(message: Message): void;
  setConnection(state: ConnectionState): void;
}

/** A table; methods throw a Problem if they fail. What is optional, lessons and puzzles do not have. */
export interface Source {
  /** Start to send messages to the sink, also after a change of the viewing seat. */
  open(sink: Sink, seat: number | null): void;
  close(): void;
  /** Make a move in the question at `ply`, having seen the messages up to `number`; the result arrives as messages. */
  play(token: string, ply: number, number: number): Promise<unknown>;
  previews(): Promise<Previews | null>;
  online?: OnlineSource;
}

/** What only the table of a server offers. */
export interface OnlineSource {
  undo(ply: number): Promise<unknown>;
  redo(ply: number): Promise<unknown>;
  reload(seat: number | null): Promise<TableState>;
  position(ply: number, seat: number | null, since?: number): Promise<PastPosition>;
  illegalMoves(): Promise<IllegalMove[]>;
  refusal(token: string): Promise<Refusal>;
}

// What the page without a server needs of the Python engine, which answers its requests. Everything is plain data.

import type { Read, Report } from "./files";

export type Document = Record<string, unknown>;
export type StoredEntry = Record<string, unknown>;
export type Documents = Record<string, Document | null>; // by key; null: deleted
export type Message = { kind: string; number: number } & Record<string, unknown>;

// What has to be written: documents are replaced or deleted, entries are only added.
export interface Changes {
  documents: Documents;
  entries: Record<string, StoredEntry[]>; // by table
}

export interface Response {
  status: number;
  body: unknown; // of 400 and above, the problem
}

// A move of a bot, a part of an analysis or a hint; `quick` ones take less than 50 ms.
export interface PendingTask {
  table: string;
  advice: string;
  seat: number;
  ply: number;
  bot: string;
  game: string;
  quick: boolean;
  task: string; // plain data, which another engine can run
}

// All calls but `runTask` are answered at once.
export interface Engine {
  // The entries of a table must be loaded before the first request that concerns it.
  request(method: string, url: string, body?: unknown): Response;
  isLoaded(table: string): boolean;
  // Sets all stored entries of a table, also when another tab has added some.
  loadEntries(table: string, entries: StoredEntry[]): void;
  loadDocuments(documents: Documents): void;
  // What has changed since the last call.
  takeChanges(): Changes;
  // Returns the messages after an entry, and the table.
  openStream(number: number, table: string, seat: number | null, after: number): Message[];
  closeStream(number: number): void;
  // What the streams of a table have not received, each with the number of its stream.
  news(table: string): [number, Message][];
  // The next task at the tables of the open streams.
  nextTask(): PendingTask | null;
  // Runs a task of this or another engine, and loads the network for it if it needs one; rejects if the task fails.
  runTask(task: string): Promise<string>;
  // Uses the result of a task; null: it failed.
  finish(task: PendingTask, result: string | null): void;
}

export interface EngineOptions {
  documents?: Record<string, Document>; // all stored ones
  // Reads a file of the engine; without it, the file is fetched from the base URL.
  read?: Read;
  // Bytes loaded so far, of all that are needed to start.
  progress?: Report;
}

export type LoadEngine = (base: string, options?: EngineOptions) => Promise<Engine>;

// The tables of this page: answers requests one after the other, stores every change before it answers, and lets bots
// think at the tables that are shown.
import type { Engine, Message, PendingTask, Response } from "../engine";
import type { Archive } from "../storage/archive";
import { fromArchive } from "../storage/archive";
import type { Store } from "../storage/store";
import { keyOfTable } from "../storage/changes";
import type { Thinker } from "./thinker";

const TABLE = /^\/api\/tables\/(\w+)/;
const CONTESTED = "other tabs keep changing the games";
const MOST_ATTEMPTS = 20; // another tab would have to write in between each time

export type Hear = (message: Message | null) => void; // null: there is no such table

export class TableHost {
  #last: Promise<unknown> = Promise.resolve();
  #streams = new Map<number, { table: string; hear: Hear }>();
  #isThinking = false;
  #known: Set<string>; // keys of documents that the engine has

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly thinker: Thinker,
  ) {
    this.#known = new Set(store.contents.documents.keys());
  }

  async request(method: string, url: string, body: unknown): Promise<Response> {
    const response = await this.#inTurn(() =>
      this.#act(this.#tablesOf(url), () => this.engine.request(method, url, body)),
    );
    void this.#think();
    return response;
  }

  async listen(number: number, table: string, seat: number | null, after: number, hear: Hear) {
    await this.#inTurn(async () => {
      await this.store.loadTable(table);
      this.#loadTables([table]);
      if (!this.store.contents.documents.has(keyOfTable(table))) return hear(null);
      this.#streams.set(number, { table, hear });
      this.engine.openStream(number, table, seat, after).forEach(hear);
    });
    void this.#think();
  }

  async close(number: number) {
    await this.#inTurn(async () => {
      this.#streams.delete(number);
      this.engine.closeStream(number);
    });
    this.#cancelUnneeded();
  }

  /** Take over what another tab has stored. */
  async follow(news: Parameters<Store["follow"]>[0]) {
    await this.#inTurn(async () => {
      await this.store.follow(news);
      this.#resetEngine();
      this.#sendNews();
    });
    void this.#think();
  }

  /** Return everything as a file can contain it. */
  everything = () => this.#inTurn(() => this.store.everything());

  /** Add the games of a file to those here; return how many are new or longer. */
  async add(archive: Archive): Promise<number> {
    return this.#inTurn(async () => {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        const { changes, games } = fromArchive(archive, await this.store.everything());
        await Promise.all(Object.keys(changes.entries).map((table) => this.store.loadTable(table)));
        if (!(await this.store.commit(changes))) continue;
        this.#resetEngine();
        this.#sendNews();
        return games;
      }
      throw new Error(CONTESTED);
    });
  }

  #inTurn<T>(action: () => Promise<T>): Promise<T> {
    const result = this.#last.then(action);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Call the engine and store what it changes; once more if another tab has stored something in the meantime. */
  async #act<T>(tables: string[], call: () => T): Promise<T> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      await Promise.all(tables.map((table) => this.store.loadTable(table)));
      this.#loadTables(tables);
      const result = call();
      const changes = this.engine.takeChanges();
      Object.keys(changes.documents).forEach((key) => this.#known.add(key));
      if (await this.store.commit(changes)) {
        this.#sendNews();
        return result;
      }
      this.#resetEngine(Object.keys(changes.entries));
    }
    throw new Error(CONTESTED);
  }

  /** The tables whose entries a request needs: a rematch may exist already. */
  #tablesOf(url: string): string[] {
    const table = TABLE.exec(url)?.[1];
    if (table === undefined) return [];
    const rematch = this.store.contents.documents.get(keyOfTable(table))?.rematch_id;
    return typeof rematch === "string" ? [table, rematch] : [table];
  }

  #loadTables(tables: string[]) {
    for (const table of tables)
      if (!this.engine.isLoaded(table)) this.engine.loadEntries(table, this.store.contents.entries.get(table) ?? []);
  }

  /** Make the engine forget what is not stored. */
  #resetEngine(changedTables: string[] = []) {
    const { documents, entries } = this.store.contents;
    const deleted = [...this.#known].filter((key) => !documents.has(key)).map((key) => [key, null] as const);
    this.engine.loadDocuments(Object.fromEntries([...documents, ...deleted]));
    for (const table of new Set([...entries.keys(), ...changedTables]))
      this.engine.loadEntries(table, entries.get(table) ?? []);
    this.#known = new Set(documents.keys());
  }

  #sendNews() {
    for (const table of new Set([...this.#streams.values()].map(({ table }) => table)))
      for (const [number, message] of this.engine.news(table)) this.#streams.get(number)?.hear(message);
  }

  /** Run the tasks of bots, one after the other; requests are answered in between, and during long ones. */
  async #think() {
    this.#cancelUnneeded();
    if (this.#isThinking) return;
    this.#isThinking = true;
    try {
      for (let task = await this.#nextTask(); task; task = await this.#nextTask()) await this.#run(task);
    } finally {
      this.#isThinking = false;
    }
  }

  #nextTask = () => this.#inTurn(async () => this.engine.nextTask());

  async #run(task: PendingTask) {
    const result = await this.thinker.run(task);
    if (result === "cancelled") return;
    await this.#inTurn(() => this.#act([task.table], () => this.engine.finish(task, result.answer)));
  }

  /** Cancel a long task whose table is no longer shown, or whose move was undone. */
  #cancelUnneeded() {
    this.thinker.cancelUnless((running) => {
      if (![...this.#streams.values()].some(({ table }) => table === running.table)) return false;
      const next = running.advice ? running : this.engine.nextTask();
      return next?.task === running.task;
    });
  }
}

// Everything that is stored, in memory as well: the game goes on if it cannot be written. Another tab may write, too.
import type { Changes, StoredEntry } from "../engine";
import { Contents, NO_CHANGES, isEmpty, keyOfTable, merge, withoutTablesOf } from "./changes";
import type { Database } from "./database";

/** Whether everything is stored; `lost`: the browser has deleted games that were not open. */
export type StorageState = "saved" | "full" | "failed" | "lost";

export interface News {
  revision: number;
  changes: Changes;
}

const CHANNEL = "village-storage";
const isFull = (error: unknown) => error instanceof DOMException && error.name === "QuotaExceededError";

export class Store {
  contents = new Contents();
  #unsaved: Changes = NO_CHANGES;
  #revision = 0;
  #channel = new BroadcastChannel(CHANNEL);

  /** `onNews` is called when another tab has written; then `follow` must be called. */
  constructor(
    private readonly database: Database,
    private readonly report: (state: StorageState) => void,
    onNews: (news: News) => void,
  ) {
    this.#channel.onmessage = ({ data }: MessageEvent<News>) => onNews(data);
  }

  async load() {
    await this.#read().catch(() => this.report("failed"));
  }

  /** Load the entries of a table if they are not loaded yet. */
  async loadTable(table: string) {
    if (this.contents.entries.has(table)) return;
    const entries = await this.database.entries(table).catch(() => []);
    this.contents.entries.set(table, entries);
  }

  /** Write changes; false: others were written before them, and the changes do not count. */
  async commit(changes: Changes): Promise<boolean> {
    if (isEmpty(changes)) return true;
    const all = merge(this.#unsaved, changes);
    try {
      const written = await this.database.write(all, this.#revision);
      if (written === "emptied") return this.#rescue();
      if (written === "outdated") return await this.#read().then(() => false);
      this.#revision += 1;
      this.#unsaved = NO_CHANGES;
      this.#channel.postMessage({ revision: this.#revision, changes: all } satisfies News);
      this.report("saved");
    } catch (error) {
      this.#unsaved = all;
      this.report(isFull(error) ? "full" : "failed");
    }
    this.contents.apply(changes);
    return true;
  }

  /** Take over what another tab has written. */
  async follow({ revision, changes }: News) {
    const kept = withoutTablesOf(this.#unsaved, changes);
    if (revision !== this.#revision + 1 || Object.keys(kept.entries).length < Object.keys(this.#unsaved.entries).length)
      return this.load();
    this.#revision = revision;
    const loaded = Object.entries(changes.entries).filter(([table]) => this.contents.entries.has(table));
    this.contents.apply({ documents: changes.documents, entries: Object.fromEntries(loaded) });
  }

  /** Return everything, also what could not be written. */
  async everything(): Promise<Changes> {
    const stored = await this.database.allEntries().catch(() => new Map<string, StoredEntry[]>());
    const entries = new Map([...stored, ...this.contents.entries]);
    return { documents: Object.fromEntries(this.contents.documents), entries: Object.fromEntries(entries) };
  }

  /** Read what is stored; what could not be written yet is kept unless another tab has played on. */
  async #read() {
    const tables = [...this.contents.entries.keys()];
    const { documents, revision } = await this.database.documents();
    const entries = await Promise.all(
      tables.map(async (table) => [table, await this.database.entries(table)] as const),
    );
    const fresh = new Contents();
    fresh.documents = documents;
    fresh.entries = new Map(entries);
    const later = Object.fromEntries(entries.filter(([table, stored]) => this.#isBehind(table, stored)));
    this.#unsaved = withoutTablesOf(this.#unsaved, { documents: {}, entries: later });
    fresh.apply(this.#unsaved);
    this.contents = fresh;
    this.#revision = revision;
  }

  /** Whether entries with the numbers of our unsaved ones are stored. */
  #isBehind(table: string, stored: StoredEntry[]) {
    const first = this.#unsaved.entries[table]?.[0];
    return first !== undefined && stored.length >= Number(first.number);
  }

  /** The browser has deleted everything: keep what is in memory, to be written with the next change. */
  #rescue(): false {
    for (const key of this.contents.documents.keys()) {
      const table = key.startsWith(keyOfTable("")) ? key.slice(keyOfTable("").length) : null;
      if (table !== null && !this.contents.entries.has(table)) this.contents.documents.delete(key);
    }
    this.#unsaved = this.contents.asChanges();
    this.#revision = 0;
    this.report("lost");
    return false;
  }
}

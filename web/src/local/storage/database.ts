// What is kept in IndexedDB: documents by key, the entries of tables by table and number, and a counter of changes.
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from "idb";
import type { Changes, Document, StoredEntry } from "../engine";

interface Schema extends DBSchema {
  documents: { key: string; value: Document };
  entries: { key: [table: string, number: number]; value: StoredEntry };
  counters: { key: string; value: number };
}
type Stores = ["documents", "entries", "counters"];
const STORES: Stores = ["documents", "entries", "counters"];
const REVISION = "revision"; // grows with every change, so that a tab notices what another one has written

export type Written = "written" | "outdated" | "emptied";

export class Database {
  #db: Promise<IDBPDatabase<Schema>> | undefined;

  constructor(private readonly name: string) {}

  /** Open the database; after the browser has closed it, open it again. */
  #open(): Promise<IDBPDatabase<Schema>> {
    const forget = () => (this.#db = undefined);
    this.#db ??= openDB<Schema>(this.name, 1, {
      upgrade(db) {
        for (const store of STORES) db.createObjectStore(store);
      },
      blocking: (_from, _to, event) => {
        forget();
        (event.target as IDBDatabase).close(); // a newer version of the page, in another tab, waits for it
      },
      terminated: forget,
    });
    this.#db.catch(forget);
    return this.#db;
  }

  /** Return all documents and the revision that they belong to. */
  async documents(): Promise<{ documents: Map<string, Document>; revision: number }> {
    const tx = (await this.#open()).transaction(STORES);
    const [keys, values, revision] = await Promise.all([
      tx.objectStore("documents").getAllKeys(),
      tx.objectStore("documents").getAll(),
      tx.objectStore("counters").get(REVISION),
    ]);
    return { documents: new Map(keys.map((key, n) => [key, values[n]!])), revision: revision ?? 0 };
  }

  async entries(table: string): Promise<StoredEntry[]> {
    return (await this.#open()).getAll("entries", IDBKeyRange.bound([table, 0], [table, Infinity]));
  }

  /** Return the entries of all tables. */
  async allEntries(): Promise<Map<string, StoredEntry[]>> {
    const tx = (await this.#open()).transaction("entries");
    const [keys, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
    const tables = new Map<string, StoredEntry[]>();
    keys.forEach(([table], n) => tables.set(table, [...(tables.get(table) ?? []), values[n]!]));
    return tables;
  }

  /** Write all changes or none; `outdated`: another tab has written since this revision. */
  async write(changes: Changes, revision: number): Promise<Written> {
    const tx = (await this.#open()).transaction(STORES, "readwrite");
    const stored = (await tx.objectStore("counters").get(REVISION)) ?? 0;
    if (stored !== revision) {
      tx.abort();
      await tx.done.catch(() => undefined);
      return stored ? "outdated" : "emptied";
    }
    const requests = write(tx, changes, revision + 1);
    await Promise.all([...requests, tx.done]);
    return "written";
  }
}

function write(tx: IDBPTransaction<Schema, Stores, "readwrite">, changes: Changes, revision: number) {
  const [documents, entries] = [tx.objectStore("documents"), tx.objectStore("entries")];
  return [
    ...Object.entries(changes.entries).flatMap(([table, added]) =>
      added.map((entry) => entries.add(entry, [table, Number(entry.number)])),
    ),
    ...Object.entries(changes.documents).map(([key, value]) =>
      value === null ? documents.delete(key) : documents.put(value, key),
    ),
    tx.objectStore("counters").put(revision, REVISION),
  ];
}

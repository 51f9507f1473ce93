// Changes as values: what one call of the engine has changed, or what could not be written yet.
import type { Changes, Document, StoredEntry } from "../engine";

export const NO_CHANGES: Changes = { documents: {}, entries: {} };

export const isEmpty = (changes: Changes) =>
  Object.keys(changes.documents).length + Object.keys(changes.entries).length === 0;

/** The key of the document of a table. */
export const keyOfTable = (table: string) => `table/${table}`;

/** Return the changes followed by later ones. */
export function merge(earlier: Changes, later: Changes): Changes {
  const entries = { ...earlier.entries };
  for (const [table, added] of Object.entries(later.entries)) entries[table] = [...(entries[table] ?? []), ...added];
  return { documents: { ...earlier.documents, ...later.documents }, entries };
}

/** Return the changes without those to the tables to which the others add entries as well. */
export function withoutTablesOf(changes: Changes, others: Changes): Changes {
  const taken = Object.keys(others.entries).filter((table) => table in changes.entries);
  const keep = <T>(record: Record<string, T>, keys: string[]) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
  return { documents: keep(changes.documents, taken.map(keyOfTable)), entries: keep(changes.entries, taken) };
}

/** Documents and entries of tables, changed in place. */
export class Contents {
  documents = new Map<string, Document>();
  entries = new Map<string, StoredEntry[]>(); // of the loaded tables

  apply(changes: Changes) {
    for (const [key, document] of Object.entries(changes.documents)) {
      if (document === null) this.documents.delete(key);
      else this.documents.set(key, document);
    }
    for (const [table, added] of Object.entries(changes.entries))
      this.entries.set(table, [...(this.entries.get(table) ?? []), ...added]);
  }

  /** Return everything as changes of an empty database. */
  asChanges(): Changes {
    return { documents: Object.fromEntries(this.documents), entries: Object.fromEntries(this.entries) };
  }
}

// Everything that is stored as one file, and the games of such a file among those that are stored here.
import type { Changes, Document, StoredEntry } from "../engine";
import { keyOfTable } from "./changes";

const FORMAT = "village-games";
const VERSION = 1;

export interface Archive extends Changes {
  format: typeof FORMAT;
  version: number;
  settings: Record<string, string>; // of the page
}

export const toArchive = (everything: Changes, settings: Record<string, string>): Archive => ({
  format: FORMAT,
  version: VERSION,
  settings,
  ...everything,
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Return the archive in a text, or null if it contains none that this version can read. */
export function readArchive(text: string): Archive | null {
  try {
    const archive: unknown = JSON.parse(text);
    if (!isRecord(archive) || archive.format !== FORMAT || Number(archive.version) > VERSION) return null;
    const { documents, entries, settings } = archive;
    if (![documents, entries, settings].every(isRecord)) return null;
    if (!Object.values(entries as object).every(Array.isArray)) return null;
    return archive as unknown as Archive;
  } catch {
    return null;
  }
}

/** Return what the file adds to everything stored here: games that are new or longer, and what belongs to them. */
export function fromArchive(archive: Archive, stored: Changes): { changes: Changes; games: number } {
  const { documents, entries } = ofSamePlayer(archive, stored);
  const added = Object.entries(entries).flatMap(([table, all]) => {
    const here = stored.entries[table] ?? [];
    return isLonger(all, here) ? [[table, all.slice(here.length)] as const] : [];
  });
  const keys = added.map(([table]) => keyOfTable(table));
  const wanted = Object.entries(documents).filter(
    ([key]) => keys.includes(key) || (!(key in stored.documents) && !key.startsWith(keyOfTable(""))),
  );
  return {
    changes: { documents: Object.fromEntries(wanted), entries: Object.fromEntries(added) },
    games: added.length,
  };
}

/** Whether one list of entries continues another one. */
const isLonger = (entries: StoredEntry[], here: StoredEntry[]) =>
  entries.length > here.length && here.every((entry, n) => JSON.stringify(entry) === JSON.stringify(entries[n]));

/** Return the archive with the player of this browser in the place of its own. */
function ofSamePlayer(archive: Archive, stored: Changes): Changes {
  const [theirs, ours] = [archive.documents.player?.id, stored.documents.player?.id];
  if (typeof theirs !== "string" || typeof ours !== "string" || theirs === ours) return archive;
  const rename = (document: Document | StoredEntry[]) =>
    JSON.parse(JSON.stringify(document).replaceAll(`"${theirs}"`, `"${ours}"`));
  const renamed = <T extends Document | StoredEntry[] | null>(record: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, value && rename(value)]));
  return { documents: renamed(archive.documents), entries: renamed(archive.entries) };
}

// All games as a file, and such a file among the games of another browser.
import { expect, test } from "vitest";
import { fromArchive, readArchive, toArchive } from "../../src/local/storage/archive";

const entry = (number: number, player: string) => ({ number, player });
const games = (player: string, entries: number) => ({
  documents: { player: { id: player }, "table/t": { seats: [{ player }] }, "result/t": { table_id: "t" } },
  entries: { t: Array.from({ length: entries }, (_, n) => entry(n + 1, player)) },
});
const nothing = { documents: {}, entries: {} };

test("a file contains everything", () => {
  const archive = toArchive(games("ann", 2), { village: "{}" });
  expect(readArchive(JSON.stringify(archive))).toEqual(archive);
  expect(fromArchive(archive, nothing)).toEqual({ changes: games("ann", 2), games: 1 });
});

test.each(["", "[]", "{}", '{"format":"village-games","version":2}', '{"format":"village-games","version":1}'])(
  "%s is no file with games",
  (text) => expect(readArchive(text)).toBe(null),
);

test("games of another browser become the player's own", () => {
  const here = { documents: { player: { id: "bob" } }, entries: {} };
  const { changes } = fromArchive(toArchive(games("ann", 1), {}), here);
  expect(changes.documents["table/t"]).toEqual({ seats: [{ player: "bob" }] });
  expect(changes.documents.player).toBeUndefined();
  expect(changes.entries.t).toEqual([entry(1, "bob")]);
});

test("a game that is here already is only replaced by one that goes on", () => {
  const longer = fromArchive(toArchive(games("ann", 3), {}), games("ann", 2));
  expect(longer.changes.entries).toEqual({ t: [entry(3, "ann")] });
  for (const other of [games("ann", 1), games("ann", 2), { ...games("ann", 3), entries: { t: [entry(9, "ann")] } }])
    expect(fromArchive(toArchive(other, {}), games("ann", 2)).games).toBe(0);
});

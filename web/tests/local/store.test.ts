// Stored games: two tabs, full storage, storage that the browser has emptied.
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import type { Changes } from "../../src/local/engine";
import { Database } from "../../src/local/storage/database";
import { Store, type News, type StorageState } from "../../src/local/storage/store";

/** Stands in for the channel between tabs: news arrive when a test hands them over. */
class Channel {
  static sent: News[] = [];
  postMessage = (news: News) => Channel.sent.push(news);
}

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("BroadcastChannel", Channel);
  Channel.sent = [];
});

async function openTab() {
  const states: StorageState[] = [];
  const store = new Store(
    new Database("test"),
    (state) => states.push(state),
    () => undefined,
  );
  await store.load();
  return { store, states };
}

const entry = (number: number, text = "") => ({ number, text });
const table = (status: string) => ({ "table/t": { status } });
const changes = (first: number, last = first, text = ""): Changes => ({
  documents: table(`after ${last}`),
  entries: { t: Array.from({ length: last - first + 1 }, (_, n) => entry(first + n, text)) },
});

function breakWrites(name: string) {
  const write = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw new DOMException("", name);
  });
  return () => write.mockRestore();
}

test("what one visit has stored, the next one finds", async () => {
  const { store } = await openTab();
  await store.loadTable("t");
  expect(await store.commit(changes(1, 3))).toBe(true);
  expect(await store.commit({ documents: { "table/t": { status: "over" }, advice: null }, entries: {} })).toBe(true);
  const { store: next } = await openTab();
  await next.loadTable("t");
  expect(next.contents.asChanges()).toEqual({
    documents: table("over"),
    entries: { t: [1, 2, 3].map((n) => entry(n)) },
  });
});

test("a tab that has missed a change of another one stores nothing, and knows it afterwards", async () => {
  const [one, two] = [await openTab(), await openTab()];
  await Promise.all([one, two].map(({ store }) => store.loadTable("t")));
  await one.store.commit(changes(1));
  expect(await two.store.commit(changes(1, 2, "of the other tab"))).toBe(false);
  expect(two.store.contents.entries.get("t")).toEqual([entry(1)]);
  expect(await two.store.commit(changes(2))).toBe(true);
  expect(await one.store.everything()).toMatchObject({ entries: { t: [entry(1)] } });
});

test("a tab follows the news of another one", async () => {
  const [one, two] = [await openTab(), await openTab()];
  await two.store.loadTable("t");
  await one.store.commit(changes(1));
  await two.store.follow(Channel.sent[0]!);
  expect(two.store.contents.asChanges()).toEqual(changes(1));
  await one.store.commit(changes(2));
  await one.store.commit(changes(3));
  await two.store.follow(Channel.sent[2]!); // the news before it was lost
  expect(two.store.contents.entries.get("t")).toEqual([1, 2, 3].map((n) => entry(n)));
  expect(await two.store.commit(changes(4))).toBe(true);
});

test.each([
  ["QuotaExceededError", "full"],
  ["InvalidStateError", "failed"],
])("after %s the game goes on in memory, and is stored as soon as that works again", async (error, state) => {
  const { store, states } = await openTab();
  await store.loadTable("t");
  await store.commit(changes(1));
  const repair = breakWrites(error);
  expect(await store.commit(changes(2))).toBe(true);
  expect(await store.commit(changes(3))).toBe(true);
  expect((await store.everything()).entries.t).toHaveLength(3);
  repair();
  expect(await store.commit(changes(4))).toBe(true);
  expect(states).toEqual(["saved", state, state, "saved"]);
  const { store: next } = await openTab();
  expect((await next.everything()).entries.t).toHaveLength(4);
});

test("another tab's moves replace those that could not be stored", async () => {
  const [one, two] = [await openTab(), await openTab()];
  await Promise.all([one, two].map(({ store }) => store.loadTable("t")));
  const repair = breakWrites("QuotaExceededError");
  await one.store.commit(changes(1, 1, "unsaved"));
  repair();
  await two.store.commit(changes(1, 2, "saved"));
  await one.store.follow(Channel.sent[0]!);
  expect(one.store.contents.entries.get("t")).toEqual([entry(1, "saved"), entry(2, "saved")]);
  expect(await one.store.commit(changes(3))).toBe(true);
});

test("games that are open survive when the browser deletes everything", async () => {
  const { store, states } = await openTab();
  await store.loadTable("t");
  await store.commit(changes(1, 2));
  await store.commit({ documents: { "table/closed": {}, player: { id: "p" } }, entries: {} });
  vi.stubGlobal("indexedDB", new IDBFactory());
  Object.assign(store, { database: new Database("test") });
  expect(await store.commit(changes(3))).toBe(false); // the engine has to forget what is lost
  expect(states.at(-1)).toBe("lost");
  expect(await store.commit(changes(3))).toBe(true);
  const { store: next } = await openTab();
  expect(await next.everything()).toEqual({
    documents: { ...table("after 3"), player: { id: "p" } },
    entries: { t: [1, 2, 3].map((n) => entry(n)) },
  });
});

// @vitest-environment node
// A whole move without a DOM: message in, state, animation, command out.
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Backend, Listener } from "$app/backend/backend";
import { Problem } from "$app/backend/problem";
import type { Event, Me, Message, TableState } from "$app/net/types";
import { Lesson } from "$app/store/lesson.svelte";
import { OnlineTable } from "$app/store/table/online_table";
import { applyBatch, EMPTY_TABLE } from "$app/store/table/reducer";

const TAKE: Event = { kind: "take", seat: 0, space: "market", colour: "green" };
const NEXT: Event = { kind: "ask", seat: 1 };
const TOKENS = ["turn market.green", "turn market.pink"];

const player = (seat: number) => ({ seat, kind: "human", name: "Ann", you: seat === 0, resigned: false, online: true });
const viewAt = (ply: number, seat: number, tokens: string[]) => ({
  ply,
  ask: { seat, question: "turn", subject: "", tokens },
});
const tableAt = (number: number, ply: number, seat: number, tokens: string[] = []) =>
  ({ number, seat: 0, status: "playing", players: [player(0), player(1)], view: viewAt(ply, seat, tokens) }) as never;
const message = (fields: object) => fields as Message;
const now = (number: number, ply: number, seat: number, tokens?: string[]) =>
  message({ kind: "now", number, table: tableAt(number, ply, seat, tokens) });
const move = (number: number, ply: number, seat: number, events: Event[]) =>
  message({ kind: "move", number, at: 0, seat, ply, events, lines: [] });

/** A backend that records requests and answers them from a table by route. */
class FakeBackend {
  asked: [string, unknown][] = [];
  answers: Record<string, unknown> = {};
  listener!: Listener;
  closed = 0;

  ask = vi.fn(async (route: string, request?: unknown) => {
    this.asked.push([route, request]);
    const answer = this.answers[route];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  listen = (_: string, listener: Listener) => {
    this.listener = listener;
    return { after: 7, close: () => void (this.closed += 1) };
  };

  send(...messages: Message[]) {
    messages.forEach((each) => this.listener.onMessage(each));
  }
}

const screen = { hidden: () => false, reducedMotion: () => false, skippable: () => new AbortController() };
const settings = { coach: true, confirm: false, name: "", pace: 500, warned: ["idles" as const], markWarned: vi.fn() };
const session = { me: null, ensurePlayer: vi.fn(async () => ({ name: "Ann" }) as Me) };
const progress = { of: () => [], save: vi.fn() };
const surroundings = { settings, screen, session, progress };
let backend: FakeBackend;
let table: OnlineTable;
let animated: Event[][];
const settled = () => new Promise((done) => setTimeout(done));
const requests = (route: string) => backend.asked.filter(([asked]) => asked === route).map(([, request]) => request);

beforeEach(() => {
  backend = new FakeBackend();
  backend.answers["GET /api/tables/{id}/previews"] = { ply: 4, seat: 0, moves: { [TOKENS[0]!]: [TAKE, NEXT] } };
  animated = [];
  table = new OnlineTable("t1", backend as unknown as Backend, surroundings);
  table.attachBoard({ animate: async (events) => void animated.push(events) });
  table.open();
});

describe("a table", () => {
  test("shows the own move before the server answers, and sends it", async () => {
    backend.send(now(3, 4, 0, TOKENS));
    await settled();
    expect(table.state.tokens).toEqual(TOKENS);
    const played = table.moves.play(TOKENS[0]!);
    expect(animated).toEqual([[TAKE]]);
    expect(table.state.busy).toBe(true);
    await played;
    const body = { ply: 4, token: TOKENS[0], number: 3, key: expect.any(String) };
    expect(requests("POST /api/tables/{id}/moves")).toEqual([{ id: "t1", body }]);
    backend.send(move(4, 5, 0, [TAKE]), now(5, 5, 1));
    await settled();
    expect(animated).toEqual([[TAKE]]); // not shown twice
    expect([table.state.busy, table.state.isMyTurn, table.state.entries.length]).toEqual([false, false, 1]);
    table.close();
  });

  test("animates the moves of others before it shows the new position", async () => {
    backend.send(now(3, 4, 1));
    const animate = vi.fn(async () => expect(table.state.view?.ply).toBe(4));
    table.attachBoard({ animate });
    backend.send(move(4, 5, 1, [TAKE]), now(5, 5, 0, TOKENS));
    await settled();
    expect(animate).toHaveBeenCalledTimes(1);
    expect(table.state.view?.ply).toBe(5);
    expect(table.state.latestEvents).toEqual([TAKE]);
  });

  test("loads a table that has changed when a move comes too late", async () => {
    backend.send(now(3, 4, 0, TOKENS));
    await settled();
    backend.answers["POST /api/tables/{id}/moves"] = new Problem(409, "stale", "");
    backend.answers["GET /api/tables/{id}"] = tableAt(6, 6, 1);
    await table.moves.play(TOKENS[0]!);
    expect([table.state.problem?.kind, table.state.view?.ply, table.state.busy]).toEqual(["stale", 6, false]);
    table.close();
  });

  test("asks before a move that wastes the turn", async () => {
    backend.send(now(3, 4, 0, ["market pass", ...TOKENS]));
    await settled();
    await table.moves.play("market pass");
    expect([table.state.unconfirmed, requests("POST /api/tables/{id}/moves")]).toEqual(["market pass", []]);
    await table.moves.play("market pass");
    expect(requests("POST /api/tables/{id}/moves")).toHaveLength(1);
    expect(settings.markWarned).toHaveBeenCalledWith("declines");
    table.close();
  });

  test("is received again for another seat, without a gap", () => {
    backend.send(now(3, 4, 0, TOKENS));
    table.revealTo(1);
    expect([backend.closed, backend.listener.seat, backend.listener.after]).toEqual([1, 1, 7]);
  });
});

describe("a hint", () => {
  const hint = (status: string, ply = 4) => ({ status, ply, seat: 0, moves: [] });
  const pushed = (status: string, ply = 4) => message({ kind: "hint", number: 3, hint: hint(status, ply) });

  beforeEach(() => {
    backend.answers["POST /api/tables/{id}/hint"] = hint("thinking");
    session.ensurePlayer.mockClear();
  });

  test("arrives over the live connection", async () => {
    const request = table.hint(null);
    await request.start();
    expect(session.ensurePlayer).toHaveBeenCalledOnce(); // a visitor becomes a guest
    expect(request.result?.status).toBe("thinking");
    backend.send(pushed("done", 3)); // of an earlier question
    expect(request.result?.status).toBe("thinking");
    backend.send(pushed("done"));
    expect(request.result?.status).toBe("done");
  });

  test("may arrive before the answer to its request", async () => {
    const request = table.hint(null);
    backend.ask.mockImplementationOnce(async () => (backend.send(pushed("done")), hint("thinking")));
    await request.start();
    expect(request.result?.status).toBe("done");
  });
});

describe("the reducer", () => {
  const data = applyBatch(EMPTY_TABLE, [now(3, 4, 0, TOKENS)]);

  test("ignores an older state, but not that of another seat", () => {
    const older = now(2, 3, 0);
    const other = message({ ...older, table: { ...(older as { table: TableState }).table, seat: 1 } });
    expect(applyBatch(data, [older])).toEqual(data);
    expect(applyBatch(data, [other]).now!.view!.ply).toBe(3);
  });

  test("forgets what belonged to the last question", () => {
    const asked = { ...data, unconfirmed: "market pass", hintedMove: TOKENS[0]!, busy: true };
    expect(applyBatch(asked, [now(4, 5, 0)])).toMatchObject({ unconfirmed: null, hintedMove: null, busy: false });
  });

  test("takes undone moves back out of the log", () => {
    const moved = applyBatch(data, [move(4, 5, 0, [TAKE]), move(5, 6, 1, [TAKE])]);
    const undone = applyBatch(moved, [message({ kind: "undo", number: 6, at: 0, seat: null, ply: 5 })]);
    expect([moved.entries.length, undone.entries.map(({ ply }) => ply), undone.lastMove]).toEqual([2, [5], null]);
  });
});

test("a lesson is a source for the same store", async () => {
  const state = (ply: number) => ({
    ...{ status: "asked", expected: TOKENS, other_moves: [], previews: {}, restarted: false, done: 0, ideas: 1 },
    view: { ...viewAt(ply, 0, TOKENS), seats: 2 },
  });
  backend.answers["POST /api/lessons/{game}/{name}"] = state(1);
  const lesson = new Lesson("village", "first", backend as unknown as Backend, surroundings);
  lesson.table.open();
  await settled();
  expect([lesson.at?.status, lesson.table.state.tokens]).toEqual(["asked", TOKENS]);
  backend.answers["POST /api/lessons/{game}/{name}"] = state(2);
  await lesson.table.moves.play(TOKENS[1]!);
  await settled();
  expect(requests("POST /api/lessons/{game}/{name}").at(-1)).toMatchObject({ body: { moves: [TOKENS[1]] } });
  expect(lesson.table.state.view?.ply).toBe(2);
  expect(progress.save).toHaveBeenLastCalledWith("village", "first", [TOKENS[1]]);
});

test("importing the store neither sends requests nor adds listeners", async () => {
  const spies = { fetch: vi.fn(), addEventListener: vi.fn() };
  for (const [name, spy] of Object.entries(spies)) vi.stubGlobal(name, spy);
  vi.resetModules();
  const modules = import.meta.glob("../src/app/store/**/*.ts"); // there is no document, location or storage here
  for (const load of Object.values(modules)) await load();
  expect(Object.keys(modules).length).toBeGreaterThan(20);
  for (const spy of Object.values(spies)) expect(spy).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

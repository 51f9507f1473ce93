import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConnectionState } from "$app/backend/backend";
import { LiveConnection } from "$app/net/live_connection";
import type { Message } from "$app/net/types";

class Socket {
  static all: Socket[] = [];
  static forbidden = false;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  closed = false;

  constructor(readonly address: string) {
    if (Socket.forbidden) throw new Error("forbidden");
    Socket.all.push(this);
  }

  close() {
    this.closed = true;
  }
}

class Source {
  static all: Source[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  closed = false;

  constructor(readonly address: string) {
    Source.all.push(this);
  }

  close() {
    this.closed = true;
  }
}

let heard: Message[];
let states: ConnectionState[];
let connection: LiveConnection;
const socket = () => Socket.all.at(-1)!;
const source = () => Source.all.at(-1)!;
const status = (code: number) => vi.fn(async () => ({ status: code }) as Response);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("EventSource", Source);
  vi.stubGlobal("fetch", status(200));
  Socket.all = [];
  Source.all = [];
  Socket.forbidden = false;
  heard = [];
  states = [];
  connection = new LiveConnection("g1", {
    seat: null,
    after: 0,
    onMessage: (message) => heard.push(message),
    onState: (state) => states.push(state),
  }).open();
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("an open connection is live and delivers messages", () => {
  socket().onopen!();
  socket().onmessage!({ data: '{"kind": "beat", "number": 7}' });
  expect(states).toEqual(["live"]);
  expect(heard).toEqual([{ kind: "beat", number: 7 }]);
});

test("a broken connection resumes after the last message", () => {
  socket().onopen!();
  socket().onmessage!({ data: '{"kind": "beat", "number": 7}' });
  socket().onclose!({ code: 1006 });
  expect(states).toEqual(["live", "lost"]);
  vi.advanceTimersByTime(1000);
  expect(Socket.all).toHaveLength(2);
  expect(socket().address).toContain("after=7");
});

test("if the WebSocket never opens, server-sent events are tried at once without reporting a loss", () => {
  socket().onclose!({ code: 1006 });
  vi.advanceTimersByTime(1);
  expect(Source.all).toHaveLength(1);
  expect(states).toEqual([]);
  source().onopen!();
  expect(states).toEqual(["live"]);
});

test("server-sent events are used at once where WebSockets are forbidden", () => {
  connection.close();
  Socket.forbidden = true;
  const ignore = () => undefined;
  connection = new LiveConnection("g1", { seat: 2, after: 0, onMessage: ignore, onState: ignore }).open();
  expect(source().address).toBe("/api/tables/g1/events?after=0&seat=2");
});

test("the retry delay grows with each failure up to about twenty seconds", () => {
  socket().onopen!();
  socket().onclose!({ code: 1006 });
  for (let failures = 0; failures < 12; failures++) {
    const opened = Socket.all.length + Source.all.length;
    vi.advanceTimersByTime(20_000);
    expect(Socket.all.length + Source.all.length).toBeGreaterThan(opened);
    if (!socket().closed) socket().onclose?.({ code: 1006 });
    else source().onerror?.();
  }
});

test("silence counts as a lost connection", () => {
  socket().onopen!();
  vi.advanceTimersByTime(45_000);
  expect(states).toEqual(["live", "lost"]);
  expect(Socket.all[0]!.closed).toBe(true);
});

test("heartbeats keep the connection alive", () => {
  socket().onopen!();
  for (let n = 1; n < 5; n++) {
    vi.advanceTimersByTime(20_000);
    socket().onmessage!({ data: `{"kind": "beat", "number": ${n}}` });
  }
  expect(states).toEqual(["live"]);
});

test("offline and online events are handled at once", () => {
  socket().onopen!();
  dispatchEvent(new Event("offline"));
  expect(states).toEqual(["live", "lost"]);
  dispatchEvent(new Event("online"));
  expect(Socket.all).toHaveLength(2);
});

test("an unknown game is reported as gone", async () => {
  socket().onclose!({ code: 4404 });
  expect(states).toEqual(["gone"]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(Socket.all).toHaveLength(1);
});

test("a refused connection checks whether the game exists", async () => {
  vi.stubGlobal("fetch", status(404));
  socket().onclose!({ code: 1006 });
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toContain("gone");
});

test("a closed connection stays closed", () => {
  socket().onopen!();
  connection.close();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

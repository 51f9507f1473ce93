import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line, type State } from "../src/shell/net/line";
import type { Message } from "../src/shell/net/types";

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
let states: State[];
let line: Line;
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
  line = new Line(
    "g1",
    null,
    (message) => heard.push(message),
    (state) => states.push(state),
  );
  line.open();
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("an open line is live and brings messages", () => {
  socket().onopen!();
  socket().onmessage!({ data: '{"kind": "beat", "number": 7}' });
  expect(states).toEqual(["live"]);
  expect(heard).toEqual([{ kind: "beat", number: 7 }]);
});

test("a line that broke resumes after what was heard last", () => {
  socket().onopen!();
  socket().onmessage!({ data: '{"kind": "beat", "number": 7}' });
  socket().onclose!({ code: 1006 });
  expect(states).toEqual(["live", "lost"]);
  vi.advanceTimersByTime(1000);
  expect(Socket.all).toHaveLength(2);
  expect(socket().address).toContain("after=7");
});

test("where a WebSocket never opens the other way is tried at once, in silence", () => {
  socket().onclose!({ code: 1006 });
  vi.advanceTimersByTime(1);
  expect(Source.all).toHaveLength(1);
  expect(states).toEqual([]);
  source().onopen!();
  expect(states).toEqual(["live"]);
});

test("where WebSockets are forbidden events come at once", () => {
  line.close();
  Socket.forbidden = true;
  line = new Line(
    "g1",
    2,
    () => undefined,
    () => undefined,
  );
  line.open();
  expect(source().address).toBe("/api/games/g1/events?after=0&seat=2");
});

test("each failure in a row waits longer, never more than some twenty seconds", () => {
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

test("silence counts as broken", () => {
  socket().onopen!();
  vi.advanceTimersByTime(45_000);
  expect(states).toEqual(["live", "lost"]);
  expect(Socket.all[0]!.closed).toBe(true);
});

test("a sign of life is enough", () => {
  socket().onopen!();
  for (let n = 1; n < 5; n++) {
    vi.advanceTimersByTime(20_000);
    socket().onmessage!({ data: `{"kind": "beat", "number": ${n}}` });
  }
  expect(states).toEqual(["live"]);
});

test("the browser knows first that there is no network, and that there is one again", () => {
  socket().onopen!();
  dispatchEvent(new Event("offline"));
  expect(states).toEqual(["live", "lost"]);
  dispatchEvent(new Event("online"));
  expect(Socket.all).toHaveLength(2);
});

test("a game that is not there is gone", async () => {
  socket().onclose!({ code: 4404 });
  expect(states).toEqual(["gone"]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(Socket.all).toHaveLength(1);
});

test("a refused line asks whether there is such a game", async () => {
  vi.stubGlobal("fetch", status(404));
  socket().onclose!({ code: 1006 });
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toContain("gone");
});

test("a closed line stays closed", () => {
  socket().onopen!();
  line.close();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

// The live messages of one table: a WebSocket, or server-sent events if that fails. Resumes where it broke off.
import type { ConnectionState, Listener, Subscription } from "../backend/backend";
import type { Message } from "./types";

const SILENCE_MS = 45_000; // the server sends a heartbeat every 20 seconds
const STALE_MS = 25_000; // after sleep a device may consider a dead connection alive
const MAX_RETRY_MS = 15_000;

export class LiveConnection implements Subscription {
  after: number;
  #socket: WebSocket | undefined;
  #source: EventSource | undefined;
  #failures = 0; // in a row
  #wasLive = false;
  #useEventSource = false; // the last WebSocket never opened
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #lastReceived = Date.now();

  constructor(
    readonly tableId: string,
    readonly listener: Listener,
  ) {
    this.after = listener.after;
  }

  open(): this {
    addEventListener("online", this.#reopenIfBroken);
    addEventListener("offline", this.#handleOffline);
    document.addEventListener("visibilitychange", this.#reopenIfBroken);
    this.#connect();
    return this;
  }

  #connect() {
    this.#disconnect();
    const { seat } = this.listener;
    const query = `after=${this.after}${seat === null ? "" : `&seat=${seat}`}`;
    if (this.#useEventSource) this.#openSource(query);
    else this.#openSocket(query);
    this.#restartSilenceTimer();
  }

  close() {
    this.#closed = true;
    removeEventListener("online", this.#reopenIfBroken);
    removeEventListener("offline", this.#handleOffline);
    document.removeEventListener("visibilitychange", this.#reopenIfBroken);
    clearTimeout(this.#retryTimer);
    this.#disconnect();
  }

  #openSocket(query: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    let socket: WebSocket;
    try {
      socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.tableId}/live?${query}`);
    } catch {
      this.#useEventSource = true; // WebSockets are forbidden here
      return this.#openSource(query);
    }
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.#handleOpen();
    };
    socket.onmessage = (event) => this.#handleMessage(event.data);
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#useEventSource = !opened;
      if (event.code === 4404) return this.#end();
      this.#handleFailure();
    };
    this.#socket = socket;
  }

  #openSource(query: string) {
    const source = new EventSource(`/api/tables/${this.tableId}/events?${query}`);
    source.onopen = () => this.#handleOpen();
    source.onmessage = (event) => this.#handleMessage(event.data);
    source.onerror = () => {
      if (this.#source !== source) return;
      this.#useEventSource = false;
      this.#handleFailure();
    };
    this.#source = source;
  }

  #handleMessage(text: string) {
    const message = JSON.parse(text) as Message;
    this.#lastReceived = Date.now();
    this.after = Math.max(this.after, message.number);
    this.#restartSilenceTimer();
    this.listener.onMessage(message);
  }

  #handleOpen() {
    this.#wasLive = true;
    this.#failures = 0;
    this.#lastReceived = Date.now();
    this.listener.onState("live");
  }

  #handleFailure() {
    this.#disconnect();
    if (this.#closed) return;
    this.#failures += 1;
    if (!this.#wasLive) void this.#checkExists();
    const tryOtherTransport = this.#useEventSource && this.#failures === 1;
    if (!tryOtherTransport) this.listener.onState("lost");
    const backoff = Math.min(MAX_RETRY_MS, 300 * 2 ** this.#failures) * (0.7 + Math.random() * 0.6);
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => this.#connect(), tryOtherTransport ? 0 : backoff);
  }

  /** Ask over HTTP, because browsers do not report why a WebSocket was refused. */
  async #checkExists() {
    const response = await fetch(`/api/tables/${this.tableId}`).catch(() => null);
    void response?.body?.cancel(); // an unread body would keep the connection busy
    if (response?.status === 404) this.#end();
    else if (response?.status === 403) this.#end("barred");
  }

  #end(state: ConnectionState = "gone") {
    this.close();
    this.listener.onState(state);
  }

  #reopenIfBroken = () => {
    const broken = (!this.#socket && !this.#source) || Date.now() - this.#lastReceived > STALE_MS;
    if (this.#closed || document.hidden || !broken) return;
    clearTimeout(this.#retryTimer);
    this.#connect();
  };

  /** The browser knows that the network is gone long before the connection notices. */
  #handleOffline = () => {
    if (!this.#closed) this.#handleFailure();
  };

  #restartSilenceTimer() {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => this.#handleFailure(), SILENCE_MS);
  }

  #disconnect() {
    clearTimeout(this.#silenceTimer);
    const socket = this.#socket;
    this.#socket = undefined;
    this.#source?.close();
    this.#source = undefined;
    socket?.close();
  }
}

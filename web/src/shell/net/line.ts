// The news of one game: a WebSocket, or server-sent events where that does not come through. Resumes where it broke.
import type { Message } from "./types";

export type State = "opening" | "live" | "lost" | "gone" | "barred"; // barred: one has to play it first

const SILENCE_MS = 45_000; // the server gives a sign of life every 20 seconds
const STALE_MS = 25_000; // a machine that slept may hold a dead connection for alive
const LONGEST_WAIT_MS = 15_000; // until the next try

export class Line {
  after = 0; // the number of the last message that was heard
  #socket: WebSocket | undefined;
  #source: EventSource | undefined;
  #failures = 0; // in a row
  #lived = false; // it was open once
  #deaf = false; // the last WebSocket never opened: try the other way
  #again: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #last = Date.now(); // when anything was heard

  constructor(
    readonly game: string,
    readonly seat: number | null,
    readonly hear: (message: Message) => void,
    readonly tell: (state: State) => void,
  ) {
    addEventListener("online", this.#now);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#now);
  }

  open() {
    this.#drop();
    const query = `after=${this.after}${this.seat === null ? "" : `&seat=${this.seat}`}`;
    if (this.#deaf) this.#openSource(query);
    else this.#openSocket(query);
    this.#expect();
  }

  close() {
    this.#closed = true;
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#now);
    clearTimeout(this.#again);
    this.#drop();
  }

  #openSocket(query: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    let socket: WebSocket;
    try {
      socket = new WebSocket(`${scheme}://${location.host}/api/games/${this.game}/live?${query}`);
    } catch {
      this.#deaf = true; // forbidden here altogether
      return this.#openSource(query);
    }
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.#lives();
    };
    socket.onmessage = (event) => this.#heard(event.data);
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#deaf = !opened;
      if (event.code === 4404) return this.#end();
      this.#broke();
    };
    this.#socket = socket;
  }

  #openSource(query: string) {
    const source = new EventSource(`/api/games/${this.game}/events?${query}`);
    source.onopen = () => this.#lives();
    source.onmessage = (event) => this.#heard(event.data);
    source.onerror = () => {
      if (this.#source !== source) return;
      this.#deaf = false;
      this.#broke();
    };
    this.#source = source;
  }

  #heard(text: string) {
    const message = JSON.parse(text) as Message;
    this.#last = Date.now();
    this.after = Math.max(this.after, message.number);
    this.#expect();
    this.hear(message);
  }

  #lives() {
    this.#lived = true;
    this.#failures = 0;
    this.#last = Date.now();
    this.tell("live");
  }

  #broke() {
    this.#drop();
    if (this.#closed) return;
    this.#failures += 1;
    if (!this.#lived) void this.#exists();
    const again = this.#deaf && this.#failures === 1; // the other way may work at once
    if (!again) this.tell("lost");
    const wait = again ? 0 : Math.min(LONGEST_WAIT_MS, 300 * 2 ** this.#failures) * (0.7 + Math.random() * 0.6);
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.open(), wait);
  }

  /** A browser does not say why a line was refused. */
  async #exists() {
    const reply = await fetch(`/api/games/${this.game}`).catch(() => null);
    void reply?.body?.cancel(); // nobody reads it, and it would keep the connection
    if (reply?.status === 404) this.#end();
    else if (reply?.status === 403) this.#end("barred");
  }

  #end(state: State = "gone") {
    this.close();
    this.tell(state);
  }

  #now = () => {
    const broken = (!this.#socket && !this.#source) || Date.now() - this.#last > STALE_MS;
    if (this.#closed || document.hidden || !broken) return;
    clearTimeout(this.#again);
    this.open();
  };

  /** The browser knows that there is no network long before a connection notices. */
  #cut = () => {
    if (!this.#closed) this.#broke();
  };

  #expect() {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#broke(), SILENCE_MS);
  }

  #drop() {
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = undefined;
    this.#source?.close();
    this.#source = undefined;
    socket?.close();
  }
}

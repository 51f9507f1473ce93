// The games in this browser as a complete backend: with the messages of tables.
import { proxy } from "comlink";
import type { Backend, Listener, Subscription } from "$app/backend/backend";
import type { Message as TableMessage } from "$app/net/types";
import type { Message } from "./engine";
import { host } from "./host";
import { requests } from "./requests";

let streams = 0;

class Stream implements Subscription {
  readonly #number = ++streams;
  #closed = false;
  after: number;

  constructor(
    table: string,
    private readonly listener: Listener,
  ) {
    this.after = listener.after;
    const { seat, after } = listener;
    const hear = (message: Message | null) => this.#hear(message);
    host.then((running) => running.listen(this.#number, table, seat, after, proxy(hear))).catch(() => this.#hear(null));
  }

  close() {
    this.#closed = true;
    void host.then((running) => running.close(this.#number));
  }

  #hear(message: Message | null) {
    if (this.#closed) return;
    this.listener.onState(message ? "live" : "gone");
    if (!message) return;
    this.after = Math.max(this.after, message.number);
    this.listener.onMessage(message as unknown as TableMessage);
  }
}

export const live: Backend = { ...requests, listen: (table, listener) => new Stream(table, listener) };

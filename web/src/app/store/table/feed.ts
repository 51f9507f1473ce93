// The connection: it collects the numbered messages of a source until the table state that belongs to them arrives.
import type { Message } from "$app/net/types";

const ENDS_BATCH: string[] = ["now", "presence", "beat"];

export class Feed {
  #received: Message[] = [];

  constructor(private readonly onBatch: (batch: Message[]) => void) {}

  receive(message: Message) {
    this.#received.push(message);
    if (!ENDS_BATCH.includes(message.kind)) return;
    const batch = this.#received;
    this.#received = [];
    this.onBatch(batch);
  }
}

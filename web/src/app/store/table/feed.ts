// The connection: it collects the numbered messages of a source until the table state that belongs to them arrives.
import type { Message } from "$app/net/types";

/** Whether a batch ends with a message of this kind; every kind is listed, so that a new one does not compile. */
const ENDS_BATCH: Record<Message["kind"], boolean> = {
  ...{ now: true, presence: true, beat: true },
  ...{ start: false, move: false, undo: false, redo: false, over: false, stopped: false, next: false },
  ...{ ask: false, agree: false, refuse: false, seat: false, chat: false, removed: false },
  ...{ hint: false, analysis: false },
};

export class Feed {
  #received: Message[] = [];

  constructor(private readonly onBatch: (batch: Message[]) => void) {}

  receive(message: Message) {
    this.#received.push(message);
    if (!ENDS_BATCH[message.kind]) return;
    const batch = this.#received;
    this.#received = [];
    this.onBatch(batch);
  }
}

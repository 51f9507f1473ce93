// What whoever runs this server offers beside the games.
import { get } from "../net/ask";
import type { Schemas } from "../net/types";

class Site {
  now = $state.raw<Schemas["Site"] | null>(null);
  #asked = false;

  /** Asked once; where it cannot be known nothing is offered. */
  load() {
    if (this.#asked) return;
    this.#asked = true;
    get<Schemas["Site"]>("/api/site").then(
      (found) => (this.now = found),
      () => (this.#asked = false),
    );
  }
}

export const site = new Site();

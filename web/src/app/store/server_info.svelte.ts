// Optional features and texts of this server: e-mail, terms, privacy notice.
import { backend } from "$app/backend";
import type { Schemas } from "../net/types";

class ServerInfo {
  now = $state.raw<Schemas["ServerInfo"] | null>(null);
  #requested = false;

  /** Load once; after a failure the next call tries again. */
  load() {
    if (this.#requested) return;
    this.#requested = true;
    backend.ask("GET /api/server").then(
      (info) => (this.now = info),
      () => (this.#requested = false),
    );
  }
}

export const serverInfo: Readonly<ServerInfo> = new ServerInfo();

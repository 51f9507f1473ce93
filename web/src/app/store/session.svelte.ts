// The player of this browser. A guest is created on the first action; registration is optional.
import { backend } from "$app/backend";
import type { Me } from "../net/types";
import { t } from "../i18n/i18n.svelte";
import { settings } from "./settings.svelte";

class Session {
  me = $state.raw<Me | null>(null);
  ready: Promise<void>;

  constructor() {
    this.ready = this.#load();
  }

  async #load() {
    this.me = (await backend.ask("GET /api/me")) ?? null;
  }

  /** Return the player, creating a guest if there is none yet. */
  async ensurePlayer(): Promise<Me> {
    await this.ready.catch(() => undefined);
    if (!this.me) await this.rename(settings.name || t("page-guest"));
    return this.me!;
  }

  /** Change the player's name, or create a guest with that name. */
  async rename(name: string) {
    this.me = this.me
      ? await backend.ask("PATCH /api/me", { body: { name } })
      : await backend.ask("POST /api/me", { body: { name } });
    settings.name = this.me.name;
    settings.save();
  }
}

export const session = new Session();

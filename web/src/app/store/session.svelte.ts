// The player of this browser. A guest is created on the first action; registration is optional.
import { backend } from "$app/backend";
import type { Me } from "../net/types";
import { t } from "../i18n/i18n.svelte";
import { isUnnamed } from "./log";
import { settings } from "./settings.svelte";

export class Session {
  #me = $state.raw<Me | null>(null);
  #ready: Promise<void> | undefined;
  #named = $state.raw<(() => void) | null>(null); // continues what waits for a name

  /** Load the player. */
  start() {
    this.#ready = this.#load();
  }

  get me(): Me | null {
    return this.#me;
  }

  get ready(): Promise<void> {
    return this.#ready ?? Promise.resolve();
  }

  get isAskingForName(): boolean {
    return this.#named !== null;
  }

  async #load() {
    this.#me = (await backend.ask("GET /api/me")) ?? null;
  }

  /** Return the player, creating a guest if there is none yet. */
  async ensurePlayer(): Promise<Me> {
    await this.ready.catch(() => undefined);
    if (!this.me) await this.rename(settings.name || t("page-guest"));
    return this.me!;
  }

  /** Return the player for a game with other people, who is asked for a name once. */
  async ensureName(): Promise<Me> {
    await this.ready.catch(() => undefined);
    if (!settings.nameAsked && isUnnamed(this.me?.name ?? settings.name))
      await new Promise<void>((resolve) => (this.#named = resolve));
    return this.ensurePlayer();
  }

  /** Save the answer, or keep the name if it is empty, and continue. */
  async answerName(name: string) {
    if (name) await this.rename(name);
    settings.change({ nameAsked: true });
    this.#named?.();
    this.#named = null;
  }

  /** Change the player's name, or create a guest with that name. */
  async rename(name: string) {
    this.set(await backend.ask(this.me ? "PATCH /api/me" : "POST /api/me", { body: { name } }));
  }

  /** Use this player from now on; null after signing out. */
  set(me: Me | null) {
    this.#me = me;
    settings.change({ name: me?.name ?? "" });
  }
}

export const session: Readonly<Session> = new Session();

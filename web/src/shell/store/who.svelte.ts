// Who sits before this page. Whoever does something is introduced as a guest; nobody has to register.
import { ask, get, post } from "../net/ask";
import type { Me } from "../net/types";
import { t } from "../i18n/speech.svelte";
import { wishes } from "./wishes.svelte";

class Who {
  me = $state.raw<Me | null>(null);
  ready: Promise<void>;

  constructor() {
    this.ready = this.#look();
  }

  async #look() {
    this.me = (await get<Me | null>("/api/me")) ?? null;
  }

  /** Somebody the server knows. */
  async known(): Promise<Me> {
    await this.ready.catch(() => undefined);
    if (!this.me) await this.call(wishes.name || t("page-guest"));
    return this.me!;
  }

  async call(name: string) {
    this.me = this.me ? await ask<Me>("PATCH", "/api/me", { name }) : await post<Me>("/api/me", { name });
    wishes.name = this.me.name;
    wishes.keep();
  }
}

export const who = new Who();

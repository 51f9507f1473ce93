// How other devices reach this server. If the page was opened under a local address, links use the public one instead.
import { backend } from "$app/backend";
import { Problem } from "$app/backend/problem";
import type { Schemas } from "../net/types";

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class Network {
  now = $state.raw<Schemas["NetworkAccessState"] | null>(null);
  justOpened = $state(false); // opened to the network from this page

  get local() {
    return LOCAL.test(location.hostname);
  }

  /** Whether it is known if others can connect; until then no QR code is shown. */
  known = $derived(!this.local || this.now !== null);
  /** Only this machine can connect. */
  localOnly = $derived(this.local && this.now?.where === "here");
  canOpen = $derived(this.now?.may_open ?? false);

  #loading: Promise<void> | null = null;

  /** Load once, and only if the address of the page is local. */
  async load() {
    if (!this.local || this.now || !backend.has.people) return;
    await (this.#loading ??= this.#fetch().finally(() => (this.#loading = null)));
  }

  async #fetch() {
    const state = await backend.ask("GET /api/network").catch(() => null);
    this.now ??= state; // unless the network was opened meanwhile
  }

  /** Let other devices connect. */
  async openToOthers() {
    try {
      this.now = await backend.ask("POST /api/network");
      this.justOpened = this.now.where === "network";
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.now = this.now && { ...this.now, may_open: false };
    }
  }

  /** Return a URL of this page that works on other devices. */
  publicUrl(url: URL): string {
    const origin = this.local ? this.now?.address : "";
    return origin ? url.href.replace(url.origin, origin) : url.href;
  }
}

export const network: Readonly<Network> = new Network();

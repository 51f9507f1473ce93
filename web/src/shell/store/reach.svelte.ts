// Where others find this server. A page that was opened by a name of this machine alone never gives that name away.
import { get, post, Problem } from "../net/ask";
import type { Schemas } from "../net/types";

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class Reach {
  now = $state.raw<Schemas["ReachNow"] | null>(null);
  opened = $state(false); // just now, from here

  local = LOCAL.test(location.hostname);
  /** Whether others can come in is known: until then no link is shown as a code. */
  known = $derived(!this.local || this.now !== null);
  /** Nobody else can come in. */
  hereOnly = $derived(this.local && this.now?.where === "here");
  mayOpen = $derived(this.now?.may_open ?? false);

  /** Asked once, and only where the page does not know by its own address. */
  async look() {
    if (!this.local || this.now) return;
    this.now = await get<Schemas["ReachNow"]>("/api/reach").catch(() => null);
  }

  async open() {
    try {
      this.now = await post<Schemas["ReachNow"]>("/api/reach");
      this.opened = this.now.where === "network";
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.now = this.now && { ...this.now, may_open: false };
    }
  }

  /** An address of this page as others can open it. */
  link(address: URL): string {
    const outside = this.local ? this.now?.address : "";
    return outside ? address.href.replace(address.origin, outside) : address.href;
  }
}

export const reach = new Reach();

// The current address of the single-page app.
import { addressOf, resolve } from "$app/paths";

class Route {
  path = $state("/");
  query = $state("");
  secret = $state("");

  /** Follow the address of the page and internal links. */
  start() {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string) {
    history.pushState(null, "", resolve(address));
    this.#read();
    scrollTo(0, 0);
  }

  replace(address: string) {
    history.replaceState(null, "", resolve(address));
    this.#read();
  }

  #read() {
    this.path = addressOf(location.pathname);
    this.query = location.search;
    this.secret = location.hash;
  }

  /** Follow internal links without reloading the page. */
  #follow(event: MouseEvent) {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const address = addressOf(link.pathname);
    if (/^\/(api|docs|terms|privacy)/.test(address) || (address === this.path && link.hash)) return;
    event.preventDefault();
    this.go(address + link.search + link.hash);
  }
}

export const route: Readonly<Route> = new Route();

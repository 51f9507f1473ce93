// The current address of the single-page app.

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
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  replace(address: string) {
    history.replaceState(null, "", address);
    this.#read();
  }

  #read() {
    this.path = location.pathname;
    this.query = location.search;
    this.secret = location.hash;
  }

  /** Follow internal links without reloading the page. */
  #follow(event: MouseEvent) {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (/^\/(api|docs|terms|privacy)/.test(link.pathname) || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const route: Readonly<Route> = new Route();

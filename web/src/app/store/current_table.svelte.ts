// The table on the screen, for the header, the page title and the icon.
import type { OnlineTable } from "./table/online_table";

class CurrentTable {
  #table = $state.raw<OnlineTable | null>(null);

  get table() {
    return this.#table;
  }

  /** Show this table until the returned function is called. */
  use(table: OnlineTable): () => void {
    this.#table = table;
    return () => (this.#table = null);
  }
}

export const currentTable: Readonly<CurrentTable> = new CurrentTable();

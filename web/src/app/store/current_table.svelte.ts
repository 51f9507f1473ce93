// The table on the screen, for the header, the page title and the icon.
import type { Table } from "./table.svelte";

class CurrentTable {
  table = $state.raw<Table | null>(null);
}

export const currentTable = new CurrentTable();

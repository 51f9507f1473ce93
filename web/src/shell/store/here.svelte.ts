// The table before us, for what is shown around it: header, title and icon.
import type { Table } from "./table.svelte";

class Here {
  table = $state.raw<Table | null>(null);
}

export const here = new Here();

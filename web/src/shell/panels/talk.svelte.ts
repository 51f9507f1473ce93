// Which leaf lies beside the board, and what was said that nobody here has read.
import type { Table } from "../store/table.svelte";

export type Leaf = "log" | "scores" | "chat";
export const LEAVES: Leaf[] = ["log", "scores", "chat"];

export class Talk {
  leaf = $state<Leaf>("log");
  #read = $state(0);
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
    this.#read = table.chat.at(-1)?.number ?? 0; // what was said before one came was not said to one
  }

  get unread() {
    if (this.leaf === "chat") return 0;
    return this.#table.chat.filter((line) => line.number > this.#read && !this.#table.own.includes(line.seat ?? -1))
      .length;
  }

  show(leaf: Leaf) {
    if (leaf !== "chat" && this.leaf !== "chat") this.leaf = leaf;
    else {
      this.#read = this.#table.chat.at(-1)?.number ?? 0;
      this.leaf = leaf;
    }
  }
}

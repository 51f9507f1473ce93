// The open tab of the sidebar and the number of unread chat messages.
import type { Table } from "../store/table.svelte";

export type Tab = "log" | "scores" | "chat" | "overview";
export const TABS: Tab[] = ["log", "scores", "chat", "overview"];

export class SidebarTabs {
  tab = $state<Tab>("log");
  #read = $state(0);
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
    this.#read = table.chat.at(-1)?.number ?? 0; // older messages count as read
  }

  get unread() {
    if (this.tab === "chat") return 0;
    return this.#table.chat.filter(
      (line) => line.number > this.#read && !this.#table.ownSeats.includes(line.seat ?? -1),
    ).length;
  }

  show(tab: Tab) {
    if (tab !== "chat" && this.tab !== "chat") this.tab = tab;
    else {
      this.#read = this.#table.chat.at(-1)?.number ?? 0;
      this.tab = tab;
    }
  }
}

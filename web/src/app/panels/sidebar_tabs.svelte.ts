// The open tab of the sidebar and the number of unread chat messages.
import { backend } from "$app/backend";
import type { OnlineTable } from "$app/store/table/online_table";

export type Tab = "log" | "scores" | "chat" | "overview";
const ALL_TABS: Tab[] = ["log", "scores", "chat", "overview"];
export const TABS = ALL_TABS.filter((tab) => tab !== "chat" || backend.has.people);

export class SidebarTabs {
  tab = $state<Tab>("log");
  #read = $state(0);
  #table: OnlineTable;

  constructor(table: OnlineTable) {
    this.#table = table;
    this.#read = table.state.chat.at(-1)?.number ?? 0; // older messages count as read
  }

  get unread() {
    if (this.tab === "chat") return 0;
    return this.#table.state.chat.filter(
      (line) => line.number > this.#read && !this.#table.state.ownSeats.includes(line.seat ?? -1),
    ).length;
  }

  show(tab: Tab) {
    if (tab !== "chat" && this.tab !== "chat") this.tab = tab;
    else {
      this.#read = this.#table.state.chat.at(-1)?.number ?? 0;
      this.tab = tab;
    }
  }
}

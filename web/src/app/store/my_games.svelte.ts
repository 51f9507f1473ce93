// The player's tables, those waiting for the player's move first.
import { backend } from "$app/backend";
import { Problem } from "$app/backend/problem";
import type { TableSummary } from "../net/types";
import { session } from "./session.svelte";

const REFRESH_MS = 20_000;

const byUrgency = (a: TableSummary, b: TableSummary) =>
  Number(b.turn) - Number(a.turn) ||
  Number(b.status === "playing") - Number(a.status === "playing") ||
  b.last_move_at - a.last_move_at;

class MyGames {
  games = $state.raw<TableSummary[]>([]);
  loaded = $state(false);

  running = $derived(this.games.filter((game) => game.status === "playing" || game.status === "open"));
  finished = $derived(this.games.filter((game) => game.status === "over" || game.status === "stopped"));
  awaitingMove = $derived(this.games.filter((game) => game.turn));

  /** Refresh regularly, also in the background, because the page title shows the number of turns. */
  watch() {
    void this.refresh();
    const timer = setInterval(() => void this.refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }

  async refresh() {
    try {
      await session.ready;
      this.games = session.me ? (await backend.ask("GET /api/tables", { which: "mine" })).sort(byUrgency) : [];
      this.loaded = true;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem; // a failed background refresh is repeated
    }
  }
}

export const myGames: Readonly<MyGames> = new MyGames();

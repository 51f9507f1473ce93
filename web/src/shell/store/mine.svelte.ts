// My games: where it is my turn comes first.
import { get, Problem } from "../net/ask";
import type { Listed } from "../net/types";
import { who } from "./who.svelte";

const AGAIN = 20_000; // milliseconds

const urgent = (a: Listed, b: Listed) =>
  Number(b.turn) - Number(a.turn) ||
  Number(b.status === "playing") - Number(a.status === "playing") ||
  b.moved - a.moved;

class Mine {
  games = $state.raw<Listed[]>([]);
  known = $state(false); // whether the server has told them

  running = $derived(this.games.filter((game) => game.status === "playing" || game.status === "open"));
  finished = $derived(this.games.filter((game) => game.status === "over" || game.status === "stopped"));
  turns = $derived(this.games.filter((game) => game.turn));

  /** Look now and then, also while the page is in the background: the title shows it. */
  watch() {
    void this.look();
    const timer = setInterval(() => void this.look(), AGAIN);
    return () => clearInterval(timer);
  }

  async look() {
    try {
      await who.ready;
      this.games = who.me ? (await get<Listed[]>("/api/games?which=mine")).sort(urgent) : [];
      this.known = true;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem; // nobody asked for it: it is tried again
    }
  }
}

export const mine = new Mine();

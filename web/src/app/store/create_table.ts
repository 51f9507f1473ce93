// Creating tables.
import { backend } from "$app/backend";
import type { NewTable, NewPlayer } from "../net/types";
import { route } from "./route.svelte";
import { session } from "./session.svelte";

export async function createTable(request: NewTable) {
  await session.ensurePlayer();
  const table = await backend.ask("POST /api/tables", { body: request });
  route.go(`/tables/${table.id}`);
}

const me: NewPlayer = { kind: "me" };
const bot = (level: string): NewPlayer => ({ kind: "bot", bot: level });

/** Start a game at once, with bots on all other seats. */
export function playNow(game: string, seats: number, level: string, expansions: string[] = []) {
  const players = [me, ...Array.from({ length: seats - 1 }, () => bot(level))];
  return createTable({ game, seats, expansions, players, start: true, public: false });
}

export const playSolo = (game: string) => playNow(game, 1, "");

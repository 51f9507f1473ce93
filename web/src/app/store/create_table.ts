// Creating tables.
import { backend } from "$app/backend";
import type { NewTable, NewPlayer, QuickMatch } from "../net/types";
import { route } from "./route.svelte";
import { session } from "./session.svelte";

const isWithOthers = (request: NewTable) => request.players!.some(({ kind }) => kind !== "me" && kind !== "bot");

export async function createTable(request: NewTable) {
  await (isWithOthers(request) ? session.ensureName() : session.ensurePlayer());
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

/** Create a table for friends with an open seat; its lobby shows the link. */
export const playWithFriends = (game: string) =>
  createTable({ game, seats: 2, players: [me, { kind: "open" }], public: false });

/** Join an open table that fits, or create one and wait there. */
export async function findMatch(match: QuickMatch) {
  await session.ensureName();
  const table = await backend.ask("POST /api/quick-match", { body: match });
  route.go(`/tables/${table.id}`);
}

export const playSolo = (game: string) => playNow(game, 1, "");

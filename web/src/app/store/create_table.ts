// Creating tables.
import { post } from "../net/http";
import type { NewTable, NewSeat, TableState } from "../net/types";
import { route } from "./route.svelte";
import { session } from "./session.svelte";

export async function createTable(request: NewTable) {
  await session.ensurePlayer();
  const table = await post<TableState>("/api/games", request);
  route.go(`/games/${table.id}`);
}

const me: NewSeat = { kind: "me" };
const bot = (level: string): NewSeat => ({ kind: "bot", bot: level });

/** Start a game at once, with bots on all other seats. */
export function playNow(game: string, seats: number, level: string, boxes: string[] = []) {
  const chairs = [me, ...Array.from({ length: seats - 1 }, () => bot(level))];
  return createTable({ game, seats, boxes, chairs: chairs as NewTable["chairs"], start: true, listed: false });
}

export const playSolo = (game: string) => playNow(game, 1, "");

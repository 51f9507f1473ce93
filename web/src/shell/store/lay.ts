// New tables.
import { post } from "../net/ask";
import type { NewGame, NewSeat, TableNow } from "../net/types";
import { route } from "./route.svelte";
import { who } from "./who.svelte";

export async function lay(wish: NewGame) {
  await who.known();
  const table = await post<TableNow>("/api/games", wish);
  route.go(`/games/${table.id}`);
}

const me: NewSeat = { kind: "me" };
const bot = (level: string): NewSeat => ({ kind: "bot", bot: level });

/** One click: all other seats are played by the computer. */
export function playNow(game: string, seats: number, level: string, boxes: string[] = []) {
  const chairs = [me, ...Array.from({ length: seats - 1 }, () => bot(level))];
  return lay({ game, seats, boxes, chairs: chairs as NewGame["chairs"], start: true, listed: false });
}

export const playAlone = (game: string) => playNow(game, 1, "");

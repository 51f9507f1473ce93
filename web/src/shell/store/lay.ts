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

/** One click: three seats, two of them played by the computer. */
export function playNow(level: string) {
  return lay({ seats: 3, chairs: [me, bot(level), bot(level)] as NewGame["chairs"], start: true, listed: false });
}

export function playAlone() {
  return lay({ seats: 1, chairs: [me] as NewGame["chairs"], start: true, listed: false });
}

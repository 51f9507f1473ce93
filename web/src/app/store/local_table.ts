// The state of a table that the server does not store: a view with bots on the other seats. If there is only one
// opponent, she is the neighbour that the lessons mention.
import { t } from "../i18n/i18n.svelte";
import type { SeatState, LessonState, TableState } from "../net/types";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";

export function localTable(view: LessonState["view"], seat: number, number: number): TableState {
  const { game, edition, boxes, options, seats } = view;
  const chairs = Array.from({ length: seats }, (_, n) => localChair(n, n === seat, seats));
  const manner = { bank: 0, increment: 0, days: 0, absent: "", away: 0, bot: "" };
  const nothing = { why: "", next: null, asked: null, undo: null, seed_hash: null, seed: null, winners: null };
  const defaults = { id: "", host: false, listed: false, made: 0, moved: 0, time: 0, clocks: [], places: null };
  const table = { game, edition, boxes, options, seats, chairs, manner, view, seat, number };
  return { ...nothing, ...defaults, ...table, secret: false, status: "playing" };
}

function localChair(seat: number, you: boolean, seats: number): SeatState {
  const neighbour = seats > 2 ? t("page-bot-name", { n: seat + 1 }) : t("page-learn-neighbour");
  const name = you ? session.me?.name || settings.name || t("page-guest") : neighbour;
  const defaults = { bot: "", resigned: false, program: false, here: true, muted: false };
  return { ...defaults, seat, kind: you ? "human" : "bot", name, you };
}

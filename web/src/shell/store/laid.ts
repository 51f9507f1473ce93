// A table that the server keeps nothing of: a view as if it had been laid, with neighbours on the other chairs.
// Where there is but one it is she whom guided games speak of.
import { t } from "../i18n/speech.svelte";
import type { ChairNow, LessonNow, TableNow } from "../net/types";
import { who } from "./who.svelte";
import { wishes } from "./wishes.svelte";

export function laid(view: LessonNow["view"], seat: number, number: number): TableNow {
  const { game, edition, boxes, options, seats } = view;
  const chairs = Array.from({ length: seats }, (_, other) => chair(other, other === seat, seats));
  const manner = { bank: 0, increment: 0, days: 0, absent: "", away: 0, bot: "" };
  const nothing = { why: "", next: null, asked: null, undo: null, seed_hash: null, seed: null, winners: null };
  const plain = { id: "", host: false, listed: false, made: 0, moved: 0, time: 0, clocks: [], places: null };
  const table = { game, edition, boxes, options, seats, chairs, manner, view, seat, number };
  return { ...nothing, ...plain, ...table, secret: false, status: "playing" };
}

function chair(seat: number, you: boolean, seats: number): ChairNow {
  const neighbour = seats > 2 ? t("page-bot-name", { n: seat + 1 }) : t("page-learn-neighbour");
  const name = you ? who.me?.name || wishes.name || t("page-guest") : neighbour;
  const away = { bot: "", resigned: false, program: false, here: true, muted: false };
  return { ...away, seat, kind: you ? "human" : "bot", name, you };
}

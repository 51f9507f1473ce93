// The state of a table that the server does not store: a view with bots on the other seats. If there is only one
// opponent, she is the neighbour that the lessons mention.
import { t } from "../i18n/i18n.svelte";
import type { TablePlayer, LessonState, TableState } from "../net/types";
import type { Surroundings } from "./table/surroundings";

export function localTable(
  view: LessonState["view"],
  seat: number,
  number: number,
  { session, settings }: Surroundings,
): TableState {
  const { game, edition, expansions, options, seats } = view;
  const ownName = session.me?.name || settings.name || t("page-guest");
  const players = Array.from({ length: seats }, (_, n) =>
    localPlayer(n, n === seat ? ownName : botName(n, seats), n === seat),
  );
  const time_control = { bank: 0, increment: 0, days: 0, absent: "", away: 0, replacement_bot: "" };
  const defaults = { id: "", host: false, public: false, created_at: 0, last_move_at: 0, server_time: 0, clocks: [] };
  const nothing = {
    stop_reason: "",
    outdated: false,
    rematch_id: null,
    undo_request: null,
    undo: null,
    redo: false,
    winners: null,
    ranks: null,
  };
  const seeds = { seed_hash: null, seed: null, imported: false };
  const table = { game, edition, expansions, options, seats, players, time_control, view, seat, number };
  return { ...defaults, ...nothing, ...seeds, ...table, has_secrets: false, status: "playing" };
}

const botName = (seat: number, seats: number) =>
  seats > 2 ? t("page-bot-name", { n: seat + 1 }) : t("page-tutorial-neighbour");

function localPlayer(seat: number, name: string, you: boolean): TablePlayer {
  const defaults = { bot: "", resigned: false, automated: false, online: true, muted: false };
  return { ...defaults, seat, bot_number: seat + 1, kind: you ? "human" : "bot", name, you };
}

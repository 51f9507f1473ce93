// What the page shows of a table. Only the parts of the store change it; components read it.
import type { ConnectionState } from "$app/backend/backend";
import type { Problem } from "$app/backend/problem";
import type { Event, PastPosition, View } from "$app/net/types";
import type { Stage } from "../animation_control";
import { mustPassDevice, ownSeatsOf } from "../hotseat";
import { displayName, type LogEntry } from "../log";
import { findWastedMoves, NO_WASTED_MOVES } from "../warnings";
import { EMPTY_TABLE, type TableData } from "./reducer";
import type { TableSettings } from "./surroundings";

export class TableModel {
  data = $state.raw<TableData>(EMPTY_TABLE); // what the messages say
  connection = $state<ConnectionState>("opening");
  problem = $state.raw<Problem | null>(null);
  viewingSeat = $state<number | null>(null); // on a shared device, the seat whose player looks at the screen
  past = $state.raw<PastPosition | null>(null); // the position shown in the replay or the catch-up
  catchUp = $state.raw<LogEntry | null>(null); // the move that the catch-up shows
  previews = $state.raw<Record<string, Event[]>>({}); // the events that would follow each move
  hovered = $state<string | null>(null); // the move under the pointer or in focus
  highlighted = $state.raw<Event[]>([]); // past events marked on the board
  stage = $state.raw<Stage | undefined>(); // the board, if there is one
  isIdle = $state.raw<(event: Event, view: View) => boolean>(() => false); // the game's word that a move has no effect
  animating = $state(false); // a move of another player is being shown

  constructor(private readonly settings: TableSettings) {}

  now = $derived(this.data.now);
  entries = $derived(this.data.entries);
  chat = $derived(this.data.chat);
  latestEvents = $derived(this.data.latestEvents);
  lastMove = $derived(this.data.lastMove);
  lastUndo = $derived(this.data.lastUndo);
  busy = $derived(this.data.busy);
  refusal = $derived(this.data.refusal);
  unconfirmed = $derived(this.data.unconfirmed);
  hintedMove = $derived(this.data.hintedMove);

  names = $derived(this.now?.players.map((player) => displayName(player)) ?? []);
  undoDeniedBy = $derived(this.data.undoDeniedBy === null ? "" : (this.names[this.data.undoDeniedBy] ?? ""));
  ownSeats = $derived(ownSeatsOf(this.now?.players));
  /** The seats of the person at the screen: on a shared device only one of the own seats. */
  deviceSeats = $derived(this.ownSeats.length < 2 ? this.ownSeats : [this.viewingSeat ?? this.now?.seat ?? -1]);
  view = $derived<View | null>(this.past?.view ?? this.now?.view ?? null);
  isMyTurn = $derived(
    !this.catchUp && this.now?.status === "playing" && this.ownSeats.includes(this.now.view?.ask.seat ?? -9),
  );
  mustPassDevice = $derived(this.isMyTurn && mustPassDevice(this.now!, this.ownSeats, this.viewingSeat));
  tokens = $derived(!this.past && !this.mustPassDevice && this.isMyTurn ? (this.now?.view?.ask.tokens ?? []) : []);
  /** The preview of the hovered move, if that move is still legal. */
  preview = $derived(this.tokens.includes(this.hovered ?? "") ? (this.previews[this.hovered!] ?? []) : []);
  /** The moves that waste a turn, if the coach is on. */
  wastedMoves = $derived.by(() => {
    const view = this.now?.view;
    if (!view || !this.settings.coach) return NO_WASTED_MOVES;
    return findWastedMoves(this.tokens, this.previews, view.ask.seat, (event) => this.isIdle(event, view));
  });
  /** Whether all opponents are bots, so that hints are fair. */
  onlyBots = $derived(
    this.now?.players.every((player) => player.you || player.kind === "bot" || player.resigned) ?? false,
  );

  update(changes: Partial<TableData>) {
    this.data = { ...this.data, ...changes };
  }
}

// One table: its state on this page, how messages change and animate it, and the player's actions.
import { backend } from "$app/backend";
import type { ConnectionState, Response, Subscription } from "$app/backend/backend";
import { Problem } from "$app/backend/problem";
import { askUntilAnswered } from "$app/backend/retry";
import type { Api } from "../net/api";
import type {
  Event,
  EventMessage,
  IllegalMove,
  Message,
  MessageOf,
  PastPosition,
  Previews,
  Refusal,
  TableState,
  View,
} from "../net/types";
import { HelpTarget } from "./help_target.svelte";
import { addEntry, displayName, entryFromMove, type LogEntry } from "./log";
import { findWastedMoves, NO_WASTED_MOVES, WASTE_KINDS } from "./warnings";
import { animate, isReducedMotion, rest, skip, skippable, wasSkipped, type Stage } from "./animation_control";
import {
  certainEvents,
  EMPTY,
  enqueue,
  hasMoves,
  nextCue,
  ownMoveMs,
  skipAll,
  unseenEvents,
  type Cue,
  type Viewer,
} from "./queue";
import { mustPassDevice, ownSeatsOf } from "./hotseat";
import { settings } from "./settings.svelte";

const STALE_PROBLEMS = ["stale", "not-your-turn", "not-playing"]; // the table has changed: reload it
const PREVIEW_WAIT_MS = 800; // how long a quick move waits for its preview
const CONFIRM_MOVE_MS = 1500; // when to check whether a sent move has arrived

type TableRoute = Extract<keyof Api, `${string} /api/tables/{id}/${string}`>;

export class Table {
  now = $state.raw<TableState | null>(null);
  entries = $state.raw<LogEntry[]>([]);
  chat = $state.raw<MessageOf<"chat">[]>([]);
  connection = $state<ConnectionState>("opening");
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  latestEvents = $state.raw<Event[]>([]); // announced to screen readers
  viewingSeat = $state<number | null>(null); // on a shared device, the seat whose player looks at the screen
  past = $state.raw<PastPosition | null>(null); // the position shown in the replay
  previews = $state.raw<Record<string, Event[]>>({}); // the events that would follow each move
  hovered = $state<string | null>(null); // the move under the pointer or in focus
  highlighted = $state.raw<Event[]>([]); // past events marked on the board
  stage = $state.raw<Stage | undefined>(); // the board, if there is one
  unconfirmed = $state<string | null>(null); // a move that waits for the player's confirmation
  hintedMove = $state<string | null>(null); // the move of a hint, marked on the board
  idleEvents = $state.raw<string[]>([]); // the events by which the game says that a move has no effect
  refusal = $state.raw<Refusal | null>(null);
  undoDeniedBy = $state("");
  lastMove = $state.raw<{ seat: number; events: Event[] } | null>(null);
  animating = $state(false); // a move of another player is being shown
  readonly helpTarget = new HelpTarget();

  names = $derived(this.now?.players.map((player) => displayName(player.seat, player.name, player.kind)) ?? []);
  ownSeats = $derived(ownSeatsOf(this.now?.players));
  /** The seats of the person at the screen: on a shared device only one of the own seats. */
  deviceSeats = $derived(this.ownSeats.length < 2 ? this.ownSeats : [this.viewingSeat ?? this.now?.seat ?? -1]);
  view = $derived<View | null>(this.past?.view ?? this.now?.view ?? null);
  isMyTurn = $derived(this.now?.status === "playing" && this.ownSeats.includes(this.now.view?.ask.seat ?? -9));
  mustPassDevice = $derived(this.isMyTurn && mustPassDevice(this.now!, this.ownSeats, this.viewingSeat));
  tokens = $derived(!this.past && !this.mustPassDevice && this.isMyTurn ? (this.now?.view?.ask.tokens ?? []) : []);
  /** The preview of the hovered move, if that move is still legal. */
  preview = $derived(this.tokens.includes(this.hovered ?? "") ? (this.previews[this.hovered!] ?? []) : []);

  /** The moves that waste a turn, if the coach is on. */
  wastedMoves = $derived(
    settings.coach
      ? findWastedMoves(this.tokens, this.previews, this.now?.view?.ask.seat ?? -1, this.idleEvents)
      : NO_WASTED_MOVES,
  );
  /** Whether all opponents are bots, so that hints are fair. */
  onlyBots = $derived(
    this.now?.players.every((player) => player.you || player.kind === "bot" || player.resigned) ?? false,
  );

  #connection: Subscription | undefined;
  #closed = false;
  #received: Message[] = []; // until the table state that belongs to them arrives
  #previewPly = -1; // the ply whose previews were requested
  #previewsLoading: Promise<void> = Promise.resolve();
  #explainedMove: string | null = null; // the illegal move whose reason was requested last
  #position = {}; // identifies the last request for a past position; an older response is dropped
  #queue = EMPTY;
  #running = false;
  #skip: AbortController | undefined; // skips the running animations
  #ahead: { events: Event[]; skip: AbortController; done: Promise<void> } | undefined; // the own move, already animated

  constructor(readonly id: string) {}

  /** Whether this is a daily game; their ids begin with 0. */
  get isDaily() {
    return this.id.startsWith("0");
  }

  // The connection to the server.

  open(after = 0) {
    this.#connection?.close();
    this.#connection = backend.listen(this.id, {
      seat: this.viewingSeat,
      after,
      onMessage: (message) => this.receive(message),
      onState: (state) => this.#setConnection(state),
    });
  }

  #setConnection(state: ConnectionState) {
    this.connection = state;
    if (state === "live" && this.problem?.status === 0) this.problem = null;
  }

  close() {
    this.#closed = true;
    this.#queue = EMPTY;
    this.#skip?.abort();
    this.#cancelAhead();
    this.#connection?.close();
  }

  /** Show the table to the player to move; if the game has no secrets, to no player in particular. */
  revealTo(seat = this.now?.view?.ask.seat ?? null) {
    this.viewingSeat = seat;
    this.open(this.#connection?.after ?? 0);
    [this.entries, this.lastMove] = [[], null]; // they were loaded for the previous player
    void this.#loadEntries().catch(() => undefined);
  }

  protected receive(message: Message) {
    this.#received.push(message);
    if (!["now", "presence", "beat"].includes(message.kind)) return;
    const batch = this.#received;
    this.#received = [];
    if (!this.now) return this.#applyBatch(batch);
    this.#queue = enqueue(this.#queue, batch);
    if (!this.#running) void this.#run();
  }

  // Showing news: the queue decides what is next, this class performs it.

  async #run() {
    this.#running = true;
    for (let cue = this.#nextCue(); cue; cue = this.#nextCue()) await this.#perform(cue);
    this.#running = false;
    this.animating = false;
  }

  #nextCue(): Cue | null {
    const { cue, queue } = nextCue(this.#queue, this.#viewer());
    this.#queue = queue;
    return cue;
  }

  #viewer(): Viewer {
    const hidden = document.hidden;
    const still = settings.pace === 0 || hidden || isReducedMotion() || !this.#visibleBoard();
    return { ownSeats: this.ownSeats, isMyTurn: this.isMyTurn, pace: settings.pace, hidden, still };
  }

  /** The board, unless it is covered or shows a position of the replay. */
  #visibleBoard(): Stage | undefined {
    return this.mustPassDevice || this.past ? undefined : this.stage;
  }

  async #perform(cue: Cue) {
    if (cue.do === "apply") return this.#applyShown(cue.batch);
    if (cue.do === "end") return this.#endSkipping();
    const { signal } = (this.#skip ??= skippable());
    if (cue.do === "rest") await rest(cue.ms, signal);
    else await this.#show(cue, signal);
  }

  async #show({ seat, own, events, ms }: Extract<Cue, { do: "show" }>, signal: AbortSignal) {
    const ahead = await this.#takeAhead();
    if (ahead === null) return;
    if (!own) {
      this.lastMove = { seat, events };
      this.animating = !this.mustPassDevice;
    }
    await animate(this.#visibleBoard(), unseenEvents(events, ahead), ms, signal);
  }

  #applyShown(batch: Message[]) {
    if (hasMoves(batch)) this.#ahead = undefined;
    this.#applyBatch(batch);
  }

  #endSkipping() {
    this.#skip?.abort();
    this.#skip = undefined;
  }

  /** Skip all animations and go to the current state of the game. */
  skip() {
    this.#queue = skipAll(this.#queue);
    skip(this.#skip);
  }

  /** Animate the certain events of the own move at once, without waiting for the server. */
  protected animateAhead(preview: Event[]) {
    const events = certainEvents(preview);
    if (this.#viewer().still || !events.length) return;
    const controller = skippable();
    const done = animate(this.#visibleBoard(), events, ownMoveMs(events), controller.signal).finally(() =>
      controller.abort(),
    );
    this.#ahead = { events, skip: controller, done };
  }

  /** Return the events animated ahead once the animation ends; null if the player skipped it. */
  async #takeAhead(): Promise<Event[] | null> {
    const ahead = this.#ahead;
    if (!ahead) return [];
    await ahead.done;
    this.#ahead = undefined;
    return wasSkipped(ahead.skip.signal) ? null : ahead.events;
  }

  /** Reset the animation ahead of a move that was not accepted. */
  #cancelAhead() {
    if (this.#ahead) this.stage?.settle?.();
    this.#ahead?.skip.abort();
    this.#ahead = undefined;
  }

  // How messages change the table.

  #applyBatch(batch: Message[]) {
    const moves = batch.filter((message) => message.kind === "start" || message.kind === "move");
    const events = this.now ? moves.flatMap((move) => move.events ?? []) : [];
    for (const message of batch) this.#apply(message);
    if (moves.some((move) => !move.events)) void this.#loadEntries().catch(() => undefined);
    if (events.length) this.latestEvents = events;
  }

  #apply(message: Message) {
    if (message.kind === "start" || message.kind === "move") this.#addMove(message);
    else if (message.kind === "undo") this.#undoTo(message.ply);
    else if (message.kind === "chat") this.chat = [...this.chat, message];
    else if (message.kind === "removed") this.chat = this.chat.filter((line) => !message.numbers.includes(line.number));
    else if (message.kind === "refuse") this.#denyUndo(message.seat!);
    else if (message.kind === "presence") this.#setPresence(message.online);
    else if (message.kind === "now") this.#setTable(message.table);
  }

  #denyUndo(seat: number) {
    this.undoDeniedBy = this.ownSeats.includes(this.now?.undo_request?.seat ?? -1) ? this.names[seat]! : "";
  }

  #addMove(message: EventMessage) {
    this.entries = addEntry(this.entries, message);
    if (this.now && message.events?.length) this.lastMove = this.entries.at(-1)!;
  }

  #undoTo(ply: number) {
    this.entries = this.entries.filter((entry) => entry.ply <= ply);
    this.#previewPly = -1; // the same ply may become another position
    this.lastMove = null;
  }

  #setPresence(online: number[]) {
    if (!this.now) return;
    this.now = {
      ...this.now,
      players: this.now.players.map((player) => ({ ...player, online: online.includes(player.seat) })),
    };
  }

  /** Set the state of the table; an older one is ignored unless it is for another seat. */
  #setTable(table: TableState) {
    if (this.now && table.number < this.now.number && table.seat === this.now.seat) return;
    if (this.now?.view?.ply !== table.view?.ply)
      [this.refusal, this.undoDeniedBy, this.unconfirmed, this.hintedMove] = [null, "", null, null];
    this.now = table;
    this.busy = false;
    if (this.mustPassDevice)
      this.viewingSeat = null; // the next player must confirm that the device was passed on
    else if (this.viewingSeat !== null && !table.has_secrets) this.revealTo(null);
    if (this.isMyTurn) this.animating = false;
    this.#previewsLoading = this.#updatePreviews();
  }

  /** Load the previews once per question; discard them if they arrive too late. */
  async #updatePreviews() {
    const ply = this.now!.view?.ply ?? -1;
    if (ply === this.#previewPly || !this.tokens.length) return;
    this.previews = {};
    this.hovered = null;
    this.#previewPly = ply;
    const loaded = await this.loadPreviews();
    const view = this.now?.view;
    const isCurrent = loaded && loaded.ply === view?.ply && loaded.seat === view.ask.seat && this.#previewPly === ply;
    if (isCurrent) this.previews = loaded.moves;
  }

  protected loadPreviews(): Promise<Previews | null> {
    return backend.ask("GET /api/tables/{id}/previews", { id: this.id }).catch(() => null);
  }

  /** Load the events of all moves: the server does not send those of old moves along. */
  async #loadEntries() {
    const ply = this.now?.view?.ply;
    if (ply === undefined) return;
    const { moves } = await backend.ask("GET /api/tables/{id}/positions/{ply}", this.#viewed({ ply, since: 0 }));
    const later = this.entries.filter((entry) => entry.ply > ply);
    this.entries = [...moves.map(entryFromMove), ...later];
    this.lastMove ??= this.entries.findLast((entry) => entry.seat >= 0 && entry.events.length) ?? null;
  }

  /** Add the table and the seat whose view is requested. */
  #viewed<T extends object>(fields: T) {
    return { id: this.id, seat: this.viewingSeat, ...fields };
  }

  // Actions of the player.

  protected async attempt<T>(action: () => Promise<T>): Promise<T | undefined> {
    this.problem = null;
    try {
      return await action();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
      this.busy = false;
      this.#cancelAhead();
      if (STALE_PROBLEMS.includes(problem.kind)) await this.refresh().catch(() => undefined);
      return undefined;
    }
  }

  async refresh() {
    this.#setTable(await backend.ask("GET /api/tables/{id}", this.#viewed({})));
  }

  async playMove(token: string) {
    const ply = this.now?.view?.ply;
    if (this.busy || ply === undefined) return;
    if (this.#needsPreview && !this.previews[token]) {
      this.busy = true; // a second click meanwhile is not a confirmation
      await Promise.race([this.#previewsLoading, rest(PREVIEW_WAIT_MS, new AbortController().signal)]);
      this.busy = false;
      if (this.now?.view?.ply !== ply) return;
    }
    const waste = this.wastedMoves.get(token);
    if (this.unconfirmed !== token && this.#needsConfirmation(token)) {
      this.unconfirmed = token;
      return;
    }
    if (waste && this.unconfirmed === token) settings.markWarned(waste);
    this.unconfirmed = this.hintedMove = null;
    this.busy = true;
    this.refusal = null;
    this.helpTarget.clear();
    this.animateAhead(this.previews[token] ?? []);
    await this.attempt(() =>
      askUntilAnswered(backend, "POST /api/tables/{id}/moves", this.id, { ply, token, number: this.now!.number }),
    );
    this.#confirmArrival(ply);
  }

  /** The coach asks once per kind of waste; moves that end the turn are confirmed if the settings say so. */
  #needsConfirmation(token: string) {
    const waste = this.wastedMoves.get(token);
    return (waste !== undefined && !settings.warned.includes(waste)) || (settings.confirm && this.#endsTurn(token));
  }

  /** Whether some moves may need a confirmation: which ones, only their previews show. */
  get #needsPreview() {
    return settings.confirm || (settings.coach && settings.warned.length < WASTE_KINDS);
  }

  /** Whether the player would have no further question in this turn. */
  #endsTurn(token: string) {
    const preview = this.previews[token];
    return preview !== undefined && !preview.some((event) => event.kind === "ask");
  }

  /** The result of a move arrives over the live connection; if that is broken, load it. */
  #confirmArrival(ply: number) {
    setTimeout(() => {
      if (this.#closed || this.now?.view?.ply !== ply) return;
      if (this.#running || this.#ahead) return this.#confirmArrival(ply);
      this.busy = false;
      if (this.connection !== "live") void this.attempt(() => this.refresh());
    }, CONFIRM_MOVE_MS);
  }

  async undo() {
    const ply = this.now?.view?.ply;
    if (this.busy || ply === undefined) return;
    await this.attempt(() => askUntilAnswered(backend, "POST /api/tables/{id}/undo", this.id, { ply }));
  }

  /** Send a request about this table. */
  async ask<R extends TableRoute>(route: R, fields: Omit<Api[R]["request"], "id">): Promise<Response<R> | undefined> {
    const request = { id: this.id, ...fields } as Api[R]["request"];
    return this.attempt(() =>
      (backend.ask as (route: R, request: Api[R]["request"]) => Promise<Response<R>>)(route, request),
    );
  }

  async loadIllegalMoves(): Promise<IllegalMove[]> {
    return (await this.attempt(() => backend.ask("GET /api/tables/{id}/illegal-moves", { id: this.id }))) ?? [];
  }

  /** Explain why a move is illegal, after a click on a place of the board that is no legal move. */
  async explainRefusal(token: string | null) {
    this.refusal = null;
    this.#explainedMove = token;
    if (token === null || !this.tokens.length || this.busy) return;
    const ply = this.now!.view!.ply;
    const refusal = await this.loadRefusal(token);
    if (refusal?.reason && this.now?.view?.ply === ply && this.#explainedMove === token) this.refusal = refusal;
  }

  protected loadRefusal(token: string): Promise<Refusal | null> {
    return backend.ask("GET /api/tables/{id}/illegal-move", { id: this.id, token }).catch(() => null);
  }

  /** Show the position after `ply` lines of the record; null shows the current one. */
  async showPosition(ply: number | null) {
    const request = (this.#position = {});
    if (ply === null) {
      this.past = null;
      return;
    }
    const past = await this.attempt(() => backend.ask("GET /api/tables/{id}/positions/{ply}", this.#viewed({ ply })));
    if (request !== this.#position) return;
    this.past = past ?? null;
    if (this.problem?.status === 404) this.problem = new Problem(404, "no-such-position", "");
  }
}

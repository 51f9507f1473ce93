// One table: what this page knows of it, how news changes that and is shown, and what one can do there.
import { ask, get, insist, post, Problem } from "../net/ask";
import { Line, type State } from "../net/line";
import type { Event, Message, PastMoment, Outlook, Refused, TableNow, View, WhyNot } from "../net/types";
import { Asking } from "./asking.svelte";
import { added, entryOf, nameOf, type Entry } from "./entries";
import { NOTHING, wasted, WASTES } from "./coach";
import { animate, isCalm, rest, skip, skippable, wasSkipped, type Stage } from "./perform";
import { certain, EMPTY, hurried, moved, next, ownPace, unseen, withBatch, type Audience, type Cue } from "./queue";
import { covers, ownOf } from "./screen";
import { wishes } from "./wishes.svelte";

const CHANGED = ["stale", "not-your-turn", "not-playing"]; // refusals after which the table looks different
const PATIENCE = 800; // milliseconds a quick answer waits for what would follow it
const SOON = 1500; // milliseconds until an answer that is on its way is asked for

export class Table {
  now = $state.raw<TableNow | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<Message[]>([]);
  link = $state<State>("opening");
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  news = $state.raw<Event[]>([]); // what happened last, for those who listen to the page
  facing = $state<number | null>(null); // which of several own seats sits before the screen
  past = $state.raw<PastMoment | null>(null); // an earlier moment that is looked at
  outlook = $state.raw<Record<string, Event[]>>({}); // what would follow each answer
  pointed = $state<string | null>(null); // the answer under the pointer or in focus
  lit = $state.raw<Event[]>([]); // what happened, shown where it happened
  stage = $state.raw<Stage | undefined>(); // the drawn board, if it is there
  pending = $state<string | null>(null); // an answer that would end the turn, until it is confirmed
  hinted = $state<string | null>(null); // an answer of a hint, shown on the board
  idle = $state.raw<string[]>([]); // the events by which a game says that an answer leads to nothing
  whyNot = $state.raw<WhyNot | null>(null);
  denied = $state(""); // who said No when one wanted to take back
  lately = $state.raw<{ seat: number; events: Event[] } | null>(null); // the last answer
  showing = $state(false); // it is somebody else's, and being shown just now
  readonly asking = new Asking();

  names = $derived(this.now?.chairs.map((chair) => nameOf(chair.seat, chair.name, chair.kind)) ?? []);
  own = $derived(ownOf(this.now?.chairs));
  /** Whose last turn is one's own: at one screen only that of the one who sits before it. */
  before = $derived(this.own.length < 2 ? this.own : [this.facing ?? this.now?.seat ?? -1]);
  view = $derived<View | null>(this.past?.view ?? this.now?.view ?? null);
  asked = $derived(this.now?.status === "playing" && this.own.includes(this.now.view?.ask.seat ?? -9));
  curtain = $derived(this.asked && covers(this.now!, this.own, this.facing));
  tokens = $derived(!this.past && !this.curtain && this.asked ? (this.now?.view?.ask.tokens ?? []) : []);
  /** What was pointed at may be answered meanwhile. */
  preview = $derived(this.tokens.includes(this.pointed ?? "") ? (this.outlook[this.pointed!] ?? []) : []);

  /** Answers that waste a turn, for those who like to be told. */
  wasted = $derived(
    wishes.coach ? wasted(this.tokens, this.outlook, this.now?.view?.ask.seat ?? -1, this.idle) : NOTHING,
  );
  /** Nobody else is there: bots do not mind if one is helped. */
  amongBots = $derived(this.now?.chairs.every((chair) => chair.you || chair.kind === "bot" || chair.resigned) ?? false);

  #line: Line | undefined;
  #closed = false;
  #heard: Message[] = []; // until the table that belongs to them comes
  #foretold = -1; // the ply whose outlook was asked for
  #foretelling: Promise<void> = Promise.resolve(); // until it is here
  #pressed: string | null = null; // the place asked about last
  #queue = EMPTY;
  #running = false;
  #skip: AbortController | undefined; // ends what is being shown
  #ahead: { events: Event[]; skip: AbortController; done: Promise<void> } | undefined; // one's own answer, shown already

  constructor(readonly id: string) {}

  /** A game of the day: its ids begin so. */
  get daily() {
    return this.id.startsWith("0");
  }

  // The line to the server.

  open(after = 0) {
    this.#line?.close();
    this.#line = new Line(
      this.id,
      this.facing,
      (message) => this.hear(message),
      (state) => this.#state(state),
    );
    this.#line.after = after;
    this.#line.open();
  }

  /** Once the server is heard again, nobody needs to read that it was not. */
  #state(state: State) {
    this.link = state;
    if (state === "live" && this.problem?.status === 0) this.problem = null;
  }

  close() {
    this.#closed = true;
    this.#queue = EMPTY;
    this.#skip?.abort();
    this.#takeBackAhead();
    this.#line?.close();
  }

  /** The one whose turn it is sits down before the screen; where nothing is secret, it may be anybody. */
  lift(seat = this.now?.view?.ask.seat ?? null) {
    this.facing = seat;
    this.open(this.#line?.after ?? 0);
    [this.entries, this.lately] = [[], null]; // as the one before saw them
    void this.#fill().catch(() => undefined);
  }

  protected hear(message: Message) {
    this.#heard.push(message);
    if (!["now", "presence", "beat"].includes(message.kind)) return;
    const batch = this.#heard;
    this.#heard = [];
    if (!this.now) return this.#take(batch);
    this.#queue = withBatch(this.#queue, batch);
    if (!this.#running) void this.#run();
  }

  // Showing news: the queue says what is next, here it is done.

  async #run() {
    this.#running = true;
    for (let cue = this.#next(); cue; cue = this.#next()) await this.#perform(cue);
    this.#running = false;
    this.showing = false;
  }

  #next(): Cue | null {
    const { cue, queue } = next(this.#queue, this.#audience());
    this.#queue = queue;
    return cue;
  }

  #audience(): Audience {
    const hidden = document.hidden;
    const still = wishes.pace === 0 || hidden || isCalm() || !this.#board();
    return { own: this.own, asked: this.asked, pace: wishes.pace, hidden, still };
  }

  /** None while nobody may look at it, or one looks at something else. */
  #board(): Stage | undefined {
    return this.curtain || this.past ? undefined : this.stage;
  }

  async #perform(cue: Cue) {
    if (cue.do === "take") return this.#taken(cue.batch);
    if (cue.do === "end") return this.#ended();
    const { signal } = (this.#skip ??= skippable());
    if (cue.do === "rest") await rest(cue.ms, signal);
    else await this.#show(cue, signal);
  }

  async #show({ seat, own, events, ms }: Extract<Cue, { do: "show" }>, signal: AbortSignal) {
    const ahead = await this.#shownAhead();
    if (ahead === null) return;
    if (!own) {
      this.lately = { seat, events };
      this.showing = !this.curtain;
    }
    await animate(this.#board(), unseen(events, ahead), ms, signal);
  }

  #taken(batch: Message[]) {
    if (moved(batch)) this.#ahead = undefined;
    this.#take(batch);
  }

  #ended() {
    this.#skip?.abort();
    this.#skip = undefined;
  }

  /** Straight to where the game is now. */
  skip() {
    this.#queue = hurried(this.#queue);
    skip(this.#skip);
  }

  /** One's own answer moves at once: what is certain to follow need not wait for the server. */
  protected showAhead(outlook: Event[]) {
    const events = certain(outlook);
    if (this.#audience().still || !events.length) return;
    const control = skippable();
    const done = animate(this.#board(), events, ownPace(events), control.signal).finally(() => control.abort());
    this.#ahead = { events, skip: control, done };
  }

  /** What was shown already of one's own answer, once that is over; null if nobody wanted to see it. */
  async #shownAhead(): Promise<Event[] | null> {
    const ahead = this.#ahead;
    if (!ahead) return [];
    await ahead.done;
    this.#ahead = undefined;
    return wasSkipped(ahead.skip.signal) ? null : ahead.events;
  }

  /** It did not come to that. */
  #takeBackAhead() {
    if (this.#ahead) this.stage?.settle?.();
    this.#ahead?.skip.abort();
    this.#ahead = undefined;
  }

  // What news changes.

  #take(batch: Message[]) {
    const moves = batch.filter(({ kind }) => kind === "start" || kind === "move");
    const told = this.now ? moves.flatMap((move) => move.events ?? []) : [];
    for (const message of batch) this.#apply(message);
    if (moves.some((move) => !move.events)) void this.#fill().catch(() => undefined);
    if (told.length) this.news = told;
  }

  #apply(message: Message) {
    const { kind, ply, seat, here, table } = message;
    if (kind === "start" || kind === "move") this.#happened(message);
    else if (kind === "undo") this.#wentBack(ply!);
    else if (kind === "chat") this.chat = [...this.chat, message];
    else if (kind === "removed") this.chat = this.chat.filter((line) => !message.numbers!.includes(line.number));
    else if (kind === "refuse") this.denied = this.own.includes(this.now?.asked?.seat ?? -1) ? this.names[seat!]! : "";
    else if (kind === "presence") this.#cameOrWent(here ?? []);
    else if (kind === "now") this.#set(table!);
  }

  #happened(message: Message) {
    this.entries = added(this.entries, message);
    if (this.now && message.events?.length) this.lately = this.entries.at(-1)!;
  }

  #wentBack(ply: number) {
    this.entries = this.entries.filter((entry) => entry.ply <= ply);
    this.#foretold = -1; // the same ply may become another position
    this.lately = null;
  }

  #cameOrWent(here: number[]) {
    if (!this.now) return;
    this.now = { ...this.now, chairs: this.now.chairs.map((chair) => ({ ...chair, here: here.includes(chair.seat) })) };
  }

  /** What is older than what is shown already changes nothing, but another pair of eyes sees something else. */
  #set(table: TableNow) {
    if (this.now && table.number < this.now.number && table.seat === this.now.seat) return;
    if (this.now?.view?.ply !== table.view?.ply)
      [this.whyNot, this.denied, this.pending, this.hinted] = [null, "", null, null];
    this.now = table;
    this.busy = false;
    if (this.curtain)
      this.facing = null; // whoever sits there next must say so
    else if (this.facing !== null && !table.secret) this.lift(null);
    if (this.asked) this.showing = false;
    this.#foretelling = this.#foresee();
  }

  /** What would follow each answer; asked once for every question, and dropped if it comes too late. */
  async #foresee() {
    const ply = this.now!.view?.ply ?? -1;
    if (ply === this.#foretold || !this.tokens.length) return;
    this.outlook = {};
    this.pointed = null;
    this.#foretold = ply;
    const told = await this.foretell();
    const view = this.now?.view;
    const fits = told && told.ply === view?.ply && told.seat === view.ask.seat && this.#foretold === ply;
    if (fits) this.outlook = told.answers;
  }

  protected foretell(): Promise<Outlook | null> {
    return get<Outlook>(`/api/games/${this.id}/outlook`).catch(() => null);
  }

  /** What happened long ago is not sent along; ask for all of it once. */
  async #fill() {
    const ply = this.now?.view?.ply;
    if (ply === undefined) return;
    const { answers } = await get<PastMoment>(`/api/games/${this.id}/at/${ply}?since=0${this.#eyes("&")}`);
    const later = this.entries.filter((entry) => entry.ply > ply);
    this.entries = [...answers.map(entryOf), ...later];
    this.lately ??= this.entries.findLast((entry) => entry.seat >= 0 && entry.events.length) ?? null;
  }

  /** Through whose eyes to look, as a part of an address. */
  #eyes(sign: string) {
    return this.facing === null ? "" : `${sign}seat=${this.facing}`;
  }

  // What one can do.

  protected async attempt<T>(doing: () => Promise<T>): Promise<T | undefined> {
    this.problem = null;
    try {
      return await doing();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
      this.busy = false;
      this.#takeBackAhead();
      if (CHANGED.includes(problem.kind)) await this.refresh().catch(() => undefined);
      return undefined;
    }
  }

  async refresh() {
    this.#set(await get<TableNow>(`/api/games/${this.id}${this.#eyes("?")}`));
  }

  async answer(token: string) {
    const ply = this.now?.view?.ply;
    if (this.busy || ply === undefined) return;
    if (this.#mayAsk && !this.outlook[token]) {
      this.busy = true; // a second press meanwhile is not a confirmation
      await Promise.race([this.#foretelling, rest(PATIENCE, new AbortController().signal)]);
      this.busy = false;
      if (this.now?.view?.ply !== ply) return;
    }
    const waste = this.wasted.get(token);
    if (this.pending !== token && this.#wantsToBeAsked(token)) {
      this.pending = token;
      return;
    }
    if (waste && this.pending === token) wishes.warn(waste);
    this.pending = this.hinted = null;
    this.busy = true;
    this.whyNot = null;
    this.asking.end();
    this.showAhead(this.outlook[token] ?? []);
    await this.attempt(() => insist(`/api/games/${this.id}/moves`, { ply, token, number: this.now!.number }));
    this.#soon(ply);
  }

  /** The coach asks once before a turn is wasted; before it ends, whoever wishes it is always asked. */
  #wantsToBeAsked(token: string) {
    const waste = this.wasted.get(token);
    return (waste !== undefined && !wishes.warned.includes(waste)) || (wishes.confirm && this.#endsTurn(token));
  }

  /** Somebody is to be asked before some answers: only what would follow tells which. */
  get #mayAsk() {
    return wishes.confirm || (wishes.coach && wishes.warned.length < WASTES);
  }

  /** Nothing more would be asked of one: after it others, or chance, have a say. */
  #endsTurn(token: string) {
    const ahead = this.outlook[token];
    return ahead !== undefined && !ahead.some((event) => event.kind === "ask");
  }

  /** The line brings what came of it; should it be broken, ask. */
  #soon(ply: number) {
    setTimeout(() => {
      if (this.#closed || this.now?.view?.ply !== ply) return;
      if (this.#running || this.#ahead) return this.#soon(ply);
      this.busy = false;
      if (this.link !== "live") void this.attempt(() => this.refresh());
    }, SOON);
  }

  async undo() {
    const ply = this.now?.view?.ply;
    if (this.busy || ply === undefined) return;
    await this.attempt(() => insist(`/api/games/${this.id}/undo`, { ply }));
  }

  /** Something one can do that needs no more than its name. */
  async act(what: string, body: unknown = {}) {
    return this.attempt(() => post<TableNow>(`/api/games/${this.id}/${what}`, body));
  }

  async put(what: string, body: unknown) {
    return this.attempt(() => ask<TableNow>("PUT", `/api/games/${this.id}/${what}`, body));
  }

  async refusals(): Promise<Refused[]> {
    return (await this.attempt(() => get<Refused[]>(`/api/games/${this.id}/refusals`))) ?? [];
  }

  /** A place was pressed that gives no answer now: if it might be one, the rules say why not. */
  async whySpot(token: string | null) {
    this.whyNot = null;
    this.#pressed = token;
    if (token === null || !this.tokens.length || this.busy) return;
    const ply = this.now!.view!.ply;
    const said = await this.why(token);
    if (said?.reason && this.now?.view?.ply === ply && this.#pressed === token) this.whyNot = said;
  }

  protected why(token: string): Promise<WhyNot | null> {
    return get<WhyNot>(`/api/games/${this.id}/why?token=${encodeURIComponent(token)}`).catch(() => null);
  }

  /** Look at the table as it was after `ply` lines; the last one is now. */
  async look(ply: number | null) {
    if (ply === null) {
      this.past = null;
      return;
    }
    this.past =
      (await this.attempt(() => get<PastMoment>(`/api/games/${this.id}/at/${ply}${this.#eyes("?")}`))) ?? null;
    if (this.problem?.status === 404) this.problem = new Problem(404, "no-such-moment", "");
  }
}

// One table: what the server last said of it, what happened, and what one can do there.
import { ask, get, insist, post, Problem } from "../net/ask";
import { Line, type State } from "../net/line";
import type { Event, Message, Moment, Outlook, Refused, TableNow, View } from "../net/types";
import { speech } from "../i18n/speech.svelte";
import { added, entryOf, nameOf, type Entry } from "./entries";
import { Show, type Stage } from "./show";

export type { Entry, Stage };

/** Why a place gives no answer: the reason of the rules, or only that it is not asked for. */
export interface WhyNot {
  rule: string;
  reason: string;
  arguments: string[];
}

const AGAIN = ["stale", "not-your-turn", "not-playing"]; // refusals after which the table looks different

export class Table {
  now = $state.raw<TableNow | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<Message[]>([]);
  link = $state<State>("opening");
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  told = $state(""); // for those who listen to the page
  facing = $state<number | null>(null); // which of several own seats sits before the screen
  past = $state.raw<Moment | null>(null); // an earlier moment that is looked at
  outlook = $state.raw<Record<string, Event[]>>({}); // what would follow each answer
  pointed = $state<string | null>(null); // the answer under the pointer or in focus
  lit = $state.raw<Event[]>([]); // what happened, shown where it happened
  stage = $state.raw<Stage | undefined>(); // the drawn board, if it is there
  whyNot = $state.raw<WhyNot | null>(null);
  lately = $state.raw<{ seat: number; events: Event[] } | null>(null); // the last answer of somebody else
  showing = $state(false); // that answer is being shown just now

  names = $derived(this.now?.chairs.map((chair) => nameOf(chair.seat, chair.name, chair.kind)) ?? []);
  own = $derived(this.now?.chairs.filter((chair) => chair.you && !chair.resigned).map((chair) => chair.seat) ?? []);
  view = $derived<View | null>(this.past?.view ?? this.now?.view ?? null);
  asked = $derived(this.now?.status === "playing" && this.own.includes(this.now.view?.ask.seat ?? -9));
  curtain = $derived(this.own.length > 1 && this.asked && !this.#faces(this.now!));
  preview = $derived(this.pointed === null ? [] : (this.outlook[this.pointed] ?? []));
  tokens = $derived(!this.past && !this.curtain && this.asked ? (this.now?.view?.ask.tokens ?? []) : []);

  #line: Line | undefined;
  #heard: Message[] = []; // until the table that belongs to them comes
  #closed = false;
  #foretold = -1; // the ply whose outlook was asked for
  #show = new Show({
    stage: () => (this.curtain || this.past ? null : this.stage),
    isOwn: (seat) => this.own.includes(seat),
    asked: () => this.asked,
    begin: (seat, events) => {
      this.lately = { seat, events };
      this.showing = !this.curtain;
    },
    take: (batch) => this.#take(batch),
    end: () => (this.showing = false),
  });

  constructor(readonly id: string) {}

  open(after = 0) {
    this.#line?.close();
    this.#line = new Line(this.id, this.facing, (message) => this.#hear(message), (state) => (this.link = state));
    this.#line.after = after;
    this.#line.open();
  }

  close() {
    this.#closed = true;
    this.#show.close();
    this.#line?.close();
  }

  /** The one whose turn it is sits down before the screen. */
  lift() {
    this.facing = this.now?.view?.ask.seat ?? null;
    this.open(this.#line?.after ?? 0);
  }

  /** Whether this is what the one who is asked may see, and that one sits before the screen. */
  #faces(table: TableNow) {
    return table.view!.ask.seat === this.facing && table.seat === this.facing;
  }

  #hear(message: Message) {
    this.#heard.push(message);
    if (!["now", "presence", "beat"].includes(message.kind)) return;
    const batch = this.#heard;
    this.#heard = [];
    if (this.now) this.#show.add(batch);
    else this.#take(batch);
  }

  /** Straight to where the game is now. */
  skip() {
    this.#show.skip();
  }

  #take(batch: Message[]) {
    let missing = false;
    const told: Event[] = [];
    for (const message of batch) {
      if (message.kind === "start" || message.kind === "move") {
        missing ||= !message.events;
        this.entries = added(this.entries, message);
        if (this.now) told.push(...(message.events ?? []));
      } else if (message.kind === "undo") this.#wentBack(message.ply!);
      else if (message.kind === "chat") this.chat = [...this.chat, message];
      else if (message.kind === "presence") this.#seen(message.here ?? []);
      else if (message.kind === "now") this.#set(message.table!);
    }
    if (missing) void this.#fill();
    if (told.length) this.told = speech.text.story(told, this.names);
  }

  #wentBack(ply: number) {
    this.entries = this.entries.filter((entry) => entry.ply <= ply);
    this.#foretold = -1;
    this.lately = null;
  }

  /** What is older than what is shown already changes nothing, but another pair of eyes sees something else. */
  #set(table: TableNow) {
    if (this.now && table.number < this.now.number && table.seat === this.now.seat) return;
    if (this.now?.view?.ply !== table.view?.ply) this.whyNot = null;
    this.now = table;
    this.busy = false;
    if (this.asked) this.showing = false;
    void this.#foresee();
  }

  /** What would follow each answer; asked once for every question, and dropped if it comes too late. */
  async #foresee() {
    const ply = this.now!.view?.ply ?? -1;
    if (ply === this.#foretold || !this.tokens.length) return;
    this.outlook = {};
    this.pointed = null;
    this.#foretold = ply;
    const told = await get<Outlook>(`/api/games/${this.id}/outlook`).catch(() => null);
    if (told && told.ply === this.now?.view?.ply && told.seat === this.facingSeat) this.outlook = told.answers;
  }

  get facingSeat() {
    return this.now?.view?.ask.seat ?? -1;
  }

  #seen(here: number[]) {
    if (!this.now) return;
    this.now = { ...this.now, chairs: this.now.chairs.map((chair) => ({ ...chair, here: here.includes(chair.seat) })) };
  }

  /** What happened long ago is not sent along; ask for all of it once. */
  async #fill() {
    const ply = this.now?.view?.ply;
    if (ply === undefined) return;
    const { answers } = await get<Moment>(`/api/games/${this.id}/at/${ply}?since=0${this.#eyes("&")}`);
    const later = this.entries.filter((entry) => entry.ply > ply);
    this.entries = [...answers.map(entryOf), ...later];
  }

  #eyes(sign: string) {
    return this.facing === null ? "" : `${sign}seat=${this.facing}`;
  }

  async #try<T>(doing: () => Promise<T>): Promise<T | undefined> {
    this.problem = null;
    try {
      return await doing();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
      this.busy = false;
      this.#show.refuse();
      if (AGAIN.includes(problem.kind)) await this.refresh().catch(() => undefined);
      return undefined;
    }
  }

  async refresh() {
    this.#set(await get<TableNow>(`/api/games/${this.id}${this.#eyes("?")}`));
  }

  async answer(token: string) {
    const ply = this.now?.view?.ply;
    if (this.busy || ply === undefined) return;
    this.busy = true;
    this.whyNot = null;
    this.#show.foretell(this.outlook[token] ?? []);
    await this.#try(() => insist(`/api/games/${this.id}/moves`, { ply, token, number: this.now!.number }));
    this.#soon(ply);
  }

  /** The line brings what came of it; should it be broken, ask. */
  #soon(ply: number) {
    setTimeout(() => {
      if (this.#closed || this.now?.view?.ply !== ply) return;
      this.busy = false;
      if (this.link !== "live") void this.#try(() => this.refresh());
    }, 1500);
  }

  async undo() {
    const ply = this.now?.view?.ply;
    if (ply !== undefined) await this.#try(() => insist(`/api/games/${this.id}/undo`, { ply }));
  }

  /** Something one can do that needs no more than its name. */
  async act(what: string, body: unknown = {}) {
    return this.#try(() => post<TableNow>(`/api/games/${this.id}/${what}`, body));
  }

  async put(what: string, body: unknown) {
    return this.#try(() => ask<TableNow>("PUT", `/api/games/${this.id}/${what}`, body));
  }

  async refusals(): Promise<Refused[]> {
    return (await this.#try(() => get<Refused[]>(`/api/games/${this.id}/refusals`))) ?? [];
  }

  /** A place was pressed that gives no answer now: say why, or at least that something else is asked. */
  async whySpot(token: string | null) {
    if (this.past || !this.own.length || this.now?.status !== "playing" || this.curtain) return;
    const ply = this.now.view!.ply;
    let said: WhyNot = { rule: "", reason: "", arguments: [] };
    if (token !== null && this.tokens.length) {
      said = (await get<WhyNot>(`/api/games/${this.id}/why?token=${encodeURIComponent(token)}`).catch(() => said)) ?? said;
    }
    if (this.now?.view?.ply === ply) this.whyNot = said;
  }

  /** Look at the table as it was after `ply` lines; the last one is now. */
  async look(ply: number | null) {
    if (ply === null) this.past = null;
    else this.past = (await this.#try(() => get<Moment>(`/api/games/${this.id}/at/${ply}${this.#eyes("?")}`))) ?? null;
  }
}

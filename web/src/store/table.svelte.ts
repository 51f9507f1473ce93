// One table: what the server last said of it, what happened, and what one can do there.
import { ask, get, insist, pause, post, Problem } from "../net/ask";
import { Line, type State } from "../net/line";
import type { Answered, Event, Message, Moment, Refused, TableNow, View } from "../net/types";
import { speech, t } from "../i18n/speech.svelte";
import { split } from "../i18n/text";
import { wishes } from "./wishes.svelte";

export interface Entry {
  ply: number; // of the log after it
  seat: number; // who answered; -1 for what came before the first question
  events: Event[];
}

/** Where movements are shown. */
export interface Stage {
  animate(events: Event[], pace?: { ms?: number; signal?: AbortSignal }): Promise<void>;
}

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

  names = $derived(this.now?.chairs.map((chair) => nameOf(chair.seat, chair.name, chair.kind)) ?? []);
  own = $derived(this.now?.chairs.filter((chair) => chair.you && !chair.resigned).map((chair) => chair.seat) ?? []);
  view = $derived<View | null>(this.past?.view ?? this.now?.view ?? null);
  asked = $derived(this.now?.status === "playing" && this.own.includes(this.now.view?.ask.seat ?? -9));
  curtain = $derived(this.own.length > 1 && this.asked && this.now!.view!.ask.seat !== this.facing);
  preview = $derived(this.pointed === null ? [] : (this.outlook[this.pointed] ?? []));
  tokens = $derived(!this.past && !this.curtain && this.asked ? (this.now?.view?.ask.tokens ?? []) : []);

  #line: Line | undefined;
  #heard: Message[] = []; // until the table that belongs to them comes
  #waiting: Message[][] = [];
  #showing = false;
  #closed = false;

  constructor(readonly id: string) {}

  open(after = 0) {
    this.#line?.close();
    this.#line = new Line(this.id, this.facing, (message) => this.#hear(message), (state) => (this.link = state));
    this.#line.after = after;
    this.#line.open();
  }

  close() {
    this.#closed = true;
    this.#line?.close();
  }

  /** The one whose turn it is sits down before the screen. */
  lift() {
    this.facing = this.now?.view?.ask.seat ?? null;
    this.open(this.#line?.after ?? 0);
  }

  #hear(message: Message) {
    this.#heard.push(message);
    if (!["now", "presence", "beat"].includes(message.kind)) return;
    this.#waiting.push(this.#heard);
    this.#heard = [];
    if (!this.#showing) void this.#show();
  }

  /** One answer after the other, at a pace at which one can follow. */
  async #show() {
    this.#showing = true;
    while (this.#waiting.length && !this.#closed) {
      const first = !this.now;
      const batch = this.#waiting.shift()!;
      this.#take(batch);
      if (!first && batch.some((message) => message.kind === "move" && !this.own.includes(message.seat ?? -1))) {
        await pause(document.hidden ? 0 : wishes.pace);
      }
    }
    this.#showing = false;
  }

  #take(batch: Message[]) {
    let missing = false;
    const told: Event[] = [];
    for (const message of batch) {
      if (message.kind === "start" || message.kind === "move") {
        missing ||= !message.events;
        this.#add(message);
        if (this.now) told.push(...(message.events ?? []));
      } else if (message.kind === "undo") this.entries = this.entries.filter((entry) => entry.ply <= message.ply!);
      else if (message.kind === "chat") this.chat = [...this.chat, message];
      else if (message.kind === "presence") this.#seen(message.here ?? []);
      else if (message.kind === "now") this.#set(message.table!);
    }
    if (missing) void this.#fill();
    if (told.length) this.told = speech.text.story(told, this.names);
  }

  #add(message: Message) {
    const entry = { ply: message.ply!, seat: message.seat ?? -1, events: message.events ?? [] };
    this.entries = [...this.entries.filter((other) => other.ply < entry.ply), entry];
  }

  #set(table: TableNow) {
    if (this.own.length < 2 || this.facing === null) this.facing = this.facing ?? null;
    this.now = table;
    this.busy = false;
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
      if (problem.kind === "stale") await this.refresh();
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
    await this.#try(() => insist(`/api/games/${this.id}/moves`, { ply, token }));
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

  /** Why an answer is not possible, as a sentence shown like any other problem. */
  async why(token: string) {
    const said = await this.#try(() =>
      get<{ rule: string; reason: string; arguments: string[] }>(
        `/api/games/${this.id}/why?token=${encodeURIComponent(token)}`,
      ),
    );
    if (said?.reason) this.problem = new Problem(422, "illegal-move", "", { ...said });
  }

  /** A place was pressed that gives no answer now: say why. */
  async whySpot(token: string | null) {
    if (token !== null && this.tokens.length) await this.why(token);
  }

  /** Look at the table as it was after `ply` lines; the last one is now. */
  async look(ply: number | null) {
    if (ply === null) this.past = null;
    else this.past = (await this.#try(() => get<Moment>(`/api/games/${this.id}/at/${ply}${this.#eyes("?")}`))) ?? null;
  }
}

function entryOf(answer: Answered): Entry {
  return { ply: answer.ply, seat: Number(split(answer.lines[0] ?? "-1 ")[0]), events: answer.events };
}

function nameOf(seat: number, name: string, kind: string): string {
  if (kind === "bot" && speech.text.has(`page-level-${name}`)) return t("page-bot-name", { level: t(`page-level-${name}`), n: seat + 1 });
  return name || t("page-player", { n: seat + 1 });
}

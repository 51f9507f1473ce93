// One table as this page knows it, and how news changes that.
import { get, type Problem } from "../net/ask";
import type { State } from "../net/line";
import type { Event, Message, Moment, Outlook, TableNow, View } from "../net/types";
import { added, entryOf, nameOf, type Entry } from "./entries";
import { Show, type Stage } from "./show";

/** Why a place gives no answer: the reason of the rules, or only that something else is asked. */
export interface WhyNot {
  rule: string;
  reason: string;
  arguments: string[];
  near?: boolean; // something else there gives one
}

export class Seen {
  now = $state.raw<TableNow | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<Message[]>([]);
  link = $state<State>("opening");
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  news = $state.raw<Event[]>([]); // what happened last, for those who listen to the page
  facing = $state<number | null>(null); // which of several own seats sits before the screen
  past = $state.raw<Moment | null>(null); // an earlier moment that is looked at
  outlook = $state.raw<Record<string, Event[]>>({}); // what would follow each answer
  pointed = $state<string | null>(null); // the answer under the pointer or in focus
  lit = $state.raw<Event[]>([]); // what happened, shown where it happened
  stage = $state.raw<Stage | undefined>(); // the drawn board, if it is there
  whyNot = $state.raw<WhyNot | null>(null);
  denied = $state(""); // who said No when one wanted to take back
  lately = $state.raw<{ seat: number; events: Event[] } | null>(null); // the last answer of somebody else
  showing = $state(false); // that answer is being shown just now

  names = $derived(this.now?.chairs.map((chair) => nameOf(chair.seat, chair.name, chair.kind)) ?? []);
  own = $derived(this.now?.chairs.filter((chair) => chair.you && !chair.resigned).map((chair) => chair.seat) ?? []);
  view = $derived<View | null>(this.past?.view ?? this.now?.view ?? null);
  asked = $derived(this.now?.status === "playing" && this.own.includes(this.now.view?.ask.seat ?? -9));
  curtain = $derived(this.own.length > 1 && this.asked && !faces(this.now!, this.facing));
  preview = $derived(this.pointed === null ? [] : (this.outlook[this.pointed] ?? []));
  tokens = $derived(!this.past && !this.curtain && this.asked ? (this.now?.view?.ask.tokens ?? []) : []);

  #heard: Message[] = []; // until the table that belongs to them comes
  #foretold = -1; // the ply whose outlook was asked for
  protected show = new Show({
    stage: () => (this.curtain || this.past ? undefined : this.stage),
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

  protected hear(message: Message) {
    this.#heard.push(message);
    if (!["now", "presence", "beat"].includes(message.kind)) return;
    const batch = this.#heard;
    this.#heard = [];
    if (this.now) this.show.add(batch);
    else this.#take(batch);
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
      else if (message.kind === "refuse")
        this.denied = this.own.includes(this.now?.asked?.seat ?? -1) ? this.names[message.seat!]! : "";
      else if (message.kind === "presence") this.#cameOrWent(message.here ?? []);
      else if (message.kind === "now") this.set(message.table!);
    }
    if (missing) void this.#fill().catch(() => undefined);
    if (told.length) this.news = told;
  }

  #wentBack(ply: number) {
    this.entries = this.entries.filter((entry) => entry.ply <= ply);
    this.#foretold = -1; // the same ply may become another position
    this.lately = null;
  }

  /** What is older than what is shown already changes nothing, but another pair of eyes sees something else. */
  protected set(table: TableNow) {
    if (this.now && table.number < this.now.number && table.seat === this.now.seat) return;
    if (this.now?.view?.ply !== table.view?.ply) [this.whyNot, this.denied] = [null, ""];
    this.now = table;
    this.busy = false;
    if (this.curtain) this.facing = null; // whoever sits there next must say so
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
    const view = this.now?.view;
    if (told && told.ply === view?.ply && told.seat === view.ask.seat && this.#foretold === ply)
      this.outlook = told.answers;
  }

  #cameOrWent(here: number[]) {
    if (!this.now) return;
    this.now = { ...this.now, chairs: this.now.chairs.map((chair) => ({ ...chair, here: here.includes(chair.seat) })) };
  }

  /** What happened long ago is not sent along; ask for all of it once. */
  async #fill() {
    const ply = this.now?.view?.ply;
    if (ply === undefined) return;
    const { answers } = await get<Moment>(`/api/games/${this.id}/at/${ply}?since=0${this.eyes("&")}`);
    const later = this.entries.filter((entry) => entry.ply > ply);
    this.entries = [...answers.map(entryOf), ...later];
  }

  /** Through whose eyes to look, as a part of an address. */
  protected eyes(sign: string) {
    return this.facing === null ? "" : `${sign}seat=${this.facing}`;
  }
}

/** Whether the one who is asked sits before the screen, and this is what that one may see. */
function faces(table: TableNow, facing: number | null) {
  return table.view!.ask.seat === facing && table.seat === facing;
}

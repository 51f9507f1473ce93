// What one can do at a table.
import { ask, get, insist, post, Problem } from "../net/ask";
import { Line, type State } from "../net/line";
import type { Moment, Refused, TableNow } from "../net/types";
import { Seen, type WhyNot } from "./seen.svelte";

export type { Entry } from "./entries";
export type { Stage } from "./show";

const CHANGED = ["stale", "not-your-turn", "not-playing"]; // refusals after which the table looks different
const SOON = 1500; // milliseconds until an answer that is on its way is asked for

export class Table extends Seen {
  #line: Line | undefined;
  #closed = false;

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
    this.show.close();
    this.#line?.close();
  }

  /** The one whose turn it is sits down before the screen. */
  lift() {
    this.facing = this.now?.view?.ask.seat ?? null;
    this.open(this.#line?.after ?? 0);
  }

  /** Straight to where the game is now. */
  skip() {
    this.show.skip();
  }

  async #try<T>(doing: () => Promise<T>): Promise<T | undefined> {
    this.problem = null;
    try {
      return await doing();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
      this.busy = false;
      this.show.refuse();
      if (CHANGED.includes(problem.kind)) await this.refresh().catch(() => undefined);
      return undefined;
    }
  }

  async refresh() {
    this.set(await get<TableNow>(`/api/games/${this.id}${this.eyes("?")}`));
  }

  async answer(token: string) {
    const ply = this.now?.view?.ply;
    if (this.busy || ply === undefined) return;
    this.busy = true;
    this.whyNot = null;
    this.show.foretell(this.outlook[token] ?? []);
    await this.#try(() => insist(`/api/games/${this.id}/moves`, { ply, token, number: this.now!.number }));
    this.#soon(ply);
  }

  /** The line brings what came of it; should it be broken, ask. */
  #soon(ply: number) {
    setTimeout(() => {
      if (this.#closed || this.now?.view?.ply !== ply) return;
      if (this.show.running) return this.#soon(ply);
      this.busy = false;
      if (this.link !== "live") void this.#try(() => this.refresh());
    }, SOON);
  }

  async undo() {
    const ply = this.now?.view?.ply;
    if (this.busy || ply === undefined) return;
    await this.#try(() => insist(`/api/games/${this.id}/undo`, { ply }));
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
  async whySpot(token: string | null, near = false) {
    if (this.past || !this.own.length || this.now?.status !== "playing" || this.curtain || this.busy) return;
    const ply = this.now.view!.ply;
    const asked = token !== null && this.tokens.length > 0;
    const said = asked ? await this.#why(token) : null;
    if (this.now?.view?.ply === ply) this.whyNot = said?.reason ? said : { rule: "", reason: "", arguments: [], near };
  }

  #why(token: string): Promise<WhyNot | null> {
    return get<WhyNot>(`/api/games/${this.id}/why?token=${encodeURIComponent(token)}`).catch(() => null);
  }

  /** Look at the table as it was after `ply` lines; the last one is now. */
  async look(ply: number | null) {
    if (ply === null) this.past = null;
    else {
      this.past = (await this.#try(() => get<Moment>(`/api/games/${this.id}/at/${ply}${this.eyes("?")}`))) ?? null;
      if (this.problem?.status === 404) this.problem = new Problem(404, "no-such-moment", "");
    }
  }
}

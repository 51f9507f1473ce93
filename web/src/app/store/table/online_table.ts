// The table of a server: its messages and moves, and everything that players can do with it.
import { tableBackend } from "$app/backend/tables";
import type { Arguments, Backend, Response, Subscription } from "$app/backend/backend";
import { askUntilAnswered } from "$app/backend/retry";
import type { Api } from "$app/net/api";
import type { NewPlayer } from "$app/net/types";
import { AdviceRequest } from "./advice.svelte";
import { OpenTable } from "./open_table";
import type { OnlineSource, Sink, Source } from "./source";
import { BROWSER, type Surroundings } from "./surroundings";

type TableRoute = Extract<keyof Api, `${string} /api/tables/{id}/${string}`>;

class ServerTable implements Source {
  #subscription: Subscription | undefined;
  readonly online: OnlineSource;

  constructor(
    private readonly backend: Backend,
    private readonly id: string,
  ) {
    this.online = {
      undo: (ply) => askUntilAnswered(backend, "POST /api/tables/{id}/undo", id, { ply }),
      redo: (ply) => askUntilAnswered(backend, "POST /api/tables/{id}/redo", id, { ply }),
      reload: (seat) => backend.ask("GET /api/tables/{id}", { id, seat }),
      position: (ply, seat, since) => backend.ask("GET /api/tables/{id}/positions/{ply}", { id, ply, seat, since }),
      illegalMoves: () => backend.ask("GET /api/tables/{id}/illegal-moves", { id }),
      refusal: (token) => backend.ask("GET /api/tables/{id}/illegal-move", { id, token }),
    };
  }

  open(sink: Sink, seat: number | null) {
    const after = this.#subscription?.after ?? 0;
    this.close();
    this.#subscription = this.backend.listen(this.id, {
      seat,
      after,
      onMessage: (message) => sink.receive(message),
      onState: (state) => sink.setConnection(state),
    });
  }

  close() {
    this.#subscription?.close();
  }

  play(token: string, ply: number, number: number) {
    return askUntilAnswered(this.backend, "POST /api/tables/{id}/moves", this.id, { ply, token, number });
  }

  previews() {
    return this.backend.ask("GET /api/tables/{id}/previews", { id: this.id });
  }
}

export class OnlineTable extends OpenTable {
  constructor(
    readonly id: string,
    private readonly backend: Backend = tableBackend,
    private readonly surroundings: Surroundings = BROWSER,
  ) {
    super(new ServerTable(backend, id), surroundings);
  }

  /** Whether this is a daily game; their ids begin with 0. */
  get isDaily() {
    return this.id.startsWith("0");
  }

  // The lobby.

  /** Take a seat, or the one that a link invites to. */
  join = (seat: { seat: number } | { link: string }) => this.#ask("POST /api/tables/{id}/join", { body: seat });
  leave = () => this.#ask("POST /api/tables/{id}/leave", {});
  start = () => this.#ask("POST /api/tables/{id}/start", {});
  setPlayer = (seat: number, player: NewPlayer) =>
    this.#ask("PUT /api/tables/{id}/seats/{seat}", { seat, body: player });
  createLink = (seat: number) => this.#ask("POST /api/tables/{id}/seats/{seat}/link", { seat });

  // The game.

  resign = () => this.#ask("POST /api/tables/{id}/resign", {});
  replyToUndo = (agree: boolean) => this.#ask("POST /api/tables/{id}/undo/reply", { body: { agree } });
  rematch = () => this.#ask("POST /api/tables/{id}/rematch", {});
  /** Create a table that continues from a position of this game. */
  branch = (ply: number, seat: number) => this.#ask("POST /api/tables/{id}/branch", { body: { ply, seat } });

  /** A hint for a position of a finished game, or for the current question (null). */
  hint(ply: number | null) {
    return new AdviceRequest(
      () => {
        this.advice.forgetHints();
        return this.#asPlayer("POST /api/tables/{id}/hint", { ply });
      },
      (hint) => this.advice.hint(hint),
    );
  }

  /** The seat whose analysis was made before, if any. */
  get analyzedSeat() {
    return this.advice.analyzedSeat(this.state.ownSeats);
  }

  analysis(seat: number) {
    const known = this.advice.analysis({ seat });
    const request = () => {
      this.advice.forgetAnalysis(seat);
      return this.#asPlayer("POST /api/tables/{id}/analysis", { seat });
    };
    return new AdviceRequest(request, this.advice.analysis, known);
  }

  // The other players.

  sendChat = (text: string) => this.#ask("POST /api/tables/{id}/chat", { body: { text } });
  report = (report: { seat: number; line: number | null; text: string }) =>
    this.#ask("POST /api/tables/{id}/reports", { body: report });
  async setMuted(seat: number, muted: boolean) {
    const [mute, unmute] = [
      "PUT /api/tables/{id}/seats/{seat}/mute",
      "DELETE /api/tables/{id}/seats/{seat}/mute",
    ] as const;
    await this.#ask(muted ? mute : unmute, { seat });
    await this.reload();
  }

  #ask<R extends TableRoute>(route: R, fields: Omit<Api[R]["request"], "id">): Promise<Response<R> | undefined> {
    return this.attempt(() => this.#send(route, fields));
  }

  /** Send a request of a visitor, who may have followed a link and is no player yet. */
  async #asPlayer<R extends TableRoute>(route: R, fields: Omit<Api[R]["request"], "id">): Promise<Response<R>> {
    await this.surroundings.session.ensurePlayer();
    return this.#send(route, fields);
  }

  #send<R extends TableRoute>(route: R, fields: Omit<Api[R]["request"], "id">): Promise<Response<R>> {
    const request = [{ id: this.id, ...fields }] as unknown as Arguments<R>;
    return this.backend.ask(route, ...request);
  }
}

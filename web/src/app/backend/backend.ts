// The interface to whatever runs the games: a server, or this browser. The page reaches it in no other way.
import type { Component } from "svelte";
import type { Api } from "../net/api";
import type { Message } from "../net/types";

export type Route = keyof Api;
export type Response<R extends Route> = Api[R]["response"];

type Request<R extends Route> = Api[R]["request"];
/** The request of a route; it may be left out if nothing in it is required. */
export type Arguments<R extends Route> = object extends Request<R> ? [request?: Request<R>] : [request: Request<R>];

/** The state of a live connection; `barred`: the player must play first. */
export type ConnectionState = "opening" | "live" | "lost" | "gone" | "barred";

/** The viewer of a table, and what is to be done with the live messages. */
export interface Listener {
  seat: number | null; // on a shared device, the seat whose view is requested
  after: number; // number of the last message received
  onMessage: (message: Message) => void;
  onState: (state: ConnectionState) => void;
}

/** A running subscription to the messages of a table; it resumes after interruptions. */
export interface Subscription {
  readonly after: number; // number of the last message received
  close(): void;
}

/** What is offered besides games against bots and on one device; the page shows nothing of the rest. */
export interface Features {
  accounts: boolean;
  people: boolean; // other players: invitations, friends, chat, clocks
  daily: boolean;
}

type Part<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{ default: Component<Props> }>;

/** Components that a backend adds to the page, loaded when they are shown. */
export interface Parts {
  profile?: Part;
  record?: Part<{ id: string }>; // next to the button that saves the record of a table
}

export interface Requests {
  readonly has: Features;
  readonly serverUrl: string; // where other people play, if not here; "" if nowhere
  readonly parts: Parts;
  /** Send a request; the parameters of the route and its body are fields of `request`. Throws a Problem. */
  ask<R extends Route>(route: R, ...request: Arguments<R>): Promise<Response<R>>;
  /** Let the browser save the response of a route as a file. */
  download<R extends Route>(route: R, ...request: Arguments<R>): Promise<void>;
}

export interface Backend extends Requests {
  /** Receive the messages of a table. */
  listen(table: string, listener: Listener): Subscription;
}

// Requests that must arrive exactly once, such as moves.
import type { Requests, Response } from "./backend";
import { delay } from "../delay";
import { Problem } from "./problem";
import type { Api } from "../net/api";

/** The routes that process each idempotency key only once. */
export type KeyedRoute = "POST /api/tables/{id}/moves" | "POST /api/tables/{id}/undo" | "POST /api/tables/{id}/redo";

const MAX_ATTEMPTS = 60; // a few minutes: long enough for a server restart
const RETRY_STATUSES = new Set([0, 429, 502, 503, 504]); // the request was not processed

/** Send a request with an idempotency key and retry until it is answered. */
export async function askUntilAnswered<R extends KeyedRoute>(
  backend: Requests,
  route: R,
  id: string,
  body: Omit<Api[R]["request"]["body"], "key">,
): Promise<Response<R>> {
  const request = { id, body: { ...body, key: newIdempotencyKey() } };
  for (let attempt = 1; ; attempt++) {
    try {
      return await backend.ask<KeyedRoute>(route, request);
    } catch (problem) {
      if (!(problem instanceof Problem) || !RETRY_STATUSES.has(problem.status) || attempt === MAX_ATTEMPTS)
        throw problem;
      await delay(Math.min(4000, 250 * 2 ** attempt));
    }
  }
}

function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

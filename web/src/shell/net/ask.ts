// Questions to the server, and what it refuses.

export class Problem extends Error {
  constructor(
    readonly status: number, // 0: the server was not reached
    readonly kind: string,
    detail: string,
    readonly more: Record<string, unknown> = {},
  ) {
    super(detail);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  let reply: Response;
  try {
    reply = await fetch(path, { method, body: sent, headers: sent ? { "content-type": "application/json" } : {} });
  } catch {
    throw new Problem(0, "offline", "");
  }
  if (reply.status === 204) return undefined as T;
  const kind = reply.headers.get("content-type") ?? "";
  const told = kind.includes("json") ? await reply.json() : {};
  if (reply.ok) return told as T;
  throw new Problem(
    reply.status,
    String(told.type ?? "")
      .split("/")
      .pop() ?? "",
    String(told.detail ?? ""),
    told,
  );
}

/** Why the server refused it, or null where it is done; anything else that goes wrong is a fault of ours. */
export async function refusalOf(doing: () => Promise<unknown>): Promise<Problem | null> {
  try {
    await doing();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error;
  }
  return null;
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);

const TRIES = 60; // some minutes: long enough for a server that starts again
const AGAIN = new Set([0, 429, 502, 503, 504]); // not refused, only not heard

/** Send something that carries a key until it is heard: the server answers a key once. */
export async function insist<T>(path: string, body: Record<string, unknown>): Promise<T> {
  const keyed = { ...body, key: freshKey() };
  for (let tried = 1; ; tried++) {
    try {
      return await post<T>(path, keyed);
    } catch (problem) {
      if (!(problem instanceof Problem) || !AGAIN.has(problem.status) || tried === TRIES) throw problem;
      await pause(Math.min(4000, 250 * 2 ** tried));
    }
  }
}

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

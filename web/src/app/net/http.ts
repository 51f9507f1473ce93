// JSON requests to the server and the problems it reports.

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

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, { method, body: json, headers: json ? { "content-type": "application/json" } : {} });
  } catch {
    throw new Problem(0, "offline", "");
  }
  if (response.status === 204) return undefined as T;
  const contentType = response.headers.get("content-type") ?? "";
  const data = contentType.includes("json") ? await response.json() : {};
  if (response.ok) return data as T;
  throw new Problem(
    response.status,
    String(data.type ?? "")
      .split("/")
      .pop() ?? "",
    String(data.detail ?? ""),
    data,
  );
}

/** Run an action and return the problem reported by the server, or null on success; other errors are rethrown. */
export async function catchProblem(action: () => Promise<unknown>): Promise<Problem | null> {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error;
  }
  return null;
}

export const get = <T>(path: string) => request<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);

const MAX_ATTEMPTS = 60; // a few minutes: long enough for a server restart
const RETRY_STATUSES = new Set([0, 429, 502, 503, 504]); // the request was not processed

/** Post with an idempotency key and retry until the server responds: it processes each key only once. */
export async function postWithRetry<T>(path: string, body: Record<string, unknown>): Promise<T> {
  const withKey = { ...body, key: newIdempotencyKey() };
  for (let attempt = 1; ; attempt++) {
    try {
      return await post<T>(path, withKey);
    } catch (problem) {
      if (!(problem instanceof Problem) || !RETRY_STATUSES.has(problem.status) || attempt === MAX_ATTEMPTS)
        throw problem;
      await delay(Math.min(4000, 250 * 2 ** attempt));
    }
  }
}

export const delay = (ms: number) => new Promise((done) => setTimeout(done, ms));

function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

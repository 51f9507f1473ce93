import { afterEach, expect, test, vi } from "vitest";
import type { Backend } from "$app/backend/backend";
import { Problem } from "$app/backend/problem";
import { askUntilAnswered } from "$app/backend/retry";
import { httpRequest, requests } from "$app/net/requests";

afterEach(() => void vi.useRealTimers());

test("fields of a request that are not in the path are the query", () => {
  const fields = { id: "a/b", ply: 3, seat: null };
  expect(httpRequest("GET /api/tables/{id}/scores", fields)).toEqual([
    "GET",
    "/api/tables/a%2Fb/scores?ply=3",
    undefined,
  ]);
});

test("the body is sent apart from the other fields", () => {
  const body = { ply: 3, token: "pass", key: "k" };
  const request = httpRequest("POST /api/tables/{id}/moves", { id: "g1", body });
  expect(request).toEqual(["POST", "/api/tables/g1/moves", body]);
});

test("a problem of the server is thrown with its kind", async () => {
  const data = { type: "/problems/stale", detail: "too late" };
  const response = { ok: false, status: 409, headers: new Headers({ "content-type": "application/problem+json" }) };
  vi.stubGlobal("fetch", async () => ({ ...response, json: async () => data }));
  await expect(requests.ask("GET /api/me")).rejects.toMatchObject({ status: 409, kind: "stale", message: "too late" });
  vi.unstubAllGlobals();
});

test("a move is sent again with the same key until it is answered", async () => {
  vi.useFakeTimers();
  const keys: unknown[] = [];
  const ask = async (_: string, { body }: { body: { key: string } }) => {
    if (keys.push(body.key) < 3) throw new Problem(0, "offline", "");
    return { number: 7 };
  };
  const backend = { ask } as unknown as Backend;
  const answered = askUntilAnswered(backend, "POST /api/tables/{id}/moves", "g1", { ply: 1, token: "pass" });
  await vi.runAllTimersAsync();
  expect(await answered).toEqual({ number: 7 });
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
});

test("a refused move is not sent again", async () => {
  const ask = vi.fn(async () => {
    throw new Problem(409, "stale", "");
  });
  const backend = { ask } as unknown as Backend;
  await expect(askUntilAnswered(backend, "POST /api/tables/{id}/undo", "g1", { ply: 1 })).rejects.toMatchObject({
    kind: "stale",
  });
  expect(ask).toHaveBeenCalledTimes(1);
});

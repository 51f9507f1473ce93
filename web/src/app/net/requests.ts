// Requests to the server over HTTP.
import type { Requests, Route } from "../backend/backend";
import { saveUrl } from "../backend/save_as";
import { request } from "./http";

export type Fields = Record<string, unknown>;

/** Return method, URL and body of a request. Parameters used in neither path nor body become the query string. */
export function httpRequest(route: Route, { body, ...fields }: Fields = {}): [string, string, unknown] {
  const [method, template] = route.split(" ") as [string, string];
  const rest = { ...fields };
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  const given = Object.entries(rest).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return [method, query ? `${path}?${query}` : path, body ?? (method === "POST" ? {} : undefined)];
}

export const requests: Requests = {
  has: { accounts: true, people: true, daily: true },
  serverUrl: "",
  parts: {},
  ask: (route, ...[fields]) => request(...httpRequest(route, fields as Fields)) as Promise<never>,
  download: async (route, ...[fields]) => saveUrl(httpRequest(route, fields as Fields)[1]),
};

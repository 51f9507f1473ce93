// The backend that runs on a server: HTTP requests and a live connection for each table.
import type { Backend, Listener, Route } from "../backend/backend";
import { request } from "./http";
import { LiveConnection } from "./live_connection";

type Fields = Record<string, unknown>;

/** Return method, URL and body of a request: what neither the path nor the body takes is the query. */
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

export const server: Backend = {
  ask: (route, ...[fields]) => request(...httpRequest(route, fields as Fields)) as Promise<never>,
  listen: (table: string, listener: Listener) => new LiveConnection(table, listener).open(),
  downloadUrl: (route, ...[fields]) => httpRequest(route, fields as Fields)[1],
};

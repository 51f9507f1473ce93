// Requests to the games in this browser.
import type { Requests } from "$app/backend/backend";
import { Problem } from "$app/backend/problem";
import { saveText } from "$app/backend/save_as";
import { httpRequest, type Fields } from "$app/net/requests";
import { ANSWERS } from "./answers";
import { host } from "./host";
import { askToKeepGames } from "./storage/persistence";

const serverUrl = import.meta.env.VITE_SERVER_URL ?? "";

/** Return the value as a server would receive it: a worker does not accept the proxies of Svelte. */
const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

async function ask(route: string, fields: Fields = {}): Promise<unknown> {
  const answer = ANSWERS[route];
  if (answer) return answer(fields);
  const running = await host.catch(() => {
    throw new Problem(500, "no-engine", "the engine could not be loaded");
  });
  const [method, url, data] = httpRequest(route as never, fields);
  const { status, body } = await running.request(method, url, plain(data));
  if (status >= 400) throw Problem.from(status, body as Record<string, unknown>);
  if (route === "POST /api/tables") askToKeepGames();
  return body ?? undefined;
}

export const requests: Requests = {
  has: { accounts: false, people: false, daily: false },
  serverUrl,
  parts: {
    profile: () => import("./profile/StoredGames.svelte"),
    ...(serverUrl && { record: () => import("./profile/ContinueOnServer.svelte") }),
  },
  ask: (route, ...[fields]) => ask(route, fields as Fields) as Promise<never>,
  download: async (route, ...[fields]) => {
    const response = await ask(route, fields as Fields);
    saveText(String(response), `${(fields as Fields).id}.village`);
  },
};

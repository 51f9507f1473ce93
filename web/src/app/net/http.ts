// JSON requests to the server and the problems it reports.
import { Problem } from "../backend/problem";

export async function request(method: string, path: string, body?: unknown): Promise<unknown> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, { method, body: json, headers: json ? { "content-type": "application/json" } : {} });
  } catch {
    throw new Problem(0, "offline", "");
  }
  if (response.status === 204) return undefined;
  const contentType = response.headers.get("content-type") ?? "";
  const data = contentType.includes("json") ? await response.json() : {};
  if (response.ok) return data;
  throw Problem.from(response.status, data);
}

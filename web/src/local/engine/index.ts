import type { Changes, Engine, EngineOptions, Message, PendingTask, Response } from "./engine";

export type * from "./engine";

type Call = (name: string, values: string) => string;

interface Pyodide {
  unpackArchive(archive: Uint8Array, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  globals: { set(name: string, value: unknown): void };
}

const START = `
import sys
sys.path.insert(0, "/engine")
from village.local.bridge import Bridge
Bridge(documents).call
`;

// The engine in `base`, a URL that ends in a slash and holds what `tools.build_engine` writes.
export async function loadEngine(base: string, options: EngineOptions = {}): Promise<Engine> {
  const read = options.read ?? ((name: string) => fetchFile(base + name));
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as {
    loadPyodide: (options: object) => Promise<Pyodide>;
  };
  const [pyodide, engine] = await Promise.all([loadPyodide({}), read("engine.zip")]);
  pyodide.unpackArchive(engine, "zip", { extractDir: "/engine" });
  options.progress?.(1, 1);
  pyodide.globals.set("documents", JSON.stringify(options.documents ?? {}));
  return engineOf(pyodide.runPython(START) as Call);
}

async function fetchFile(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

function engineOf(python: Call): Engine {
  const call = <T>(name: string, ...values: unknown[]) => JSON.parse(python(name, JSON.stringify(values))) as T;
  return {
    request: (method, url, body) => call<Response>("request", method, url, body ?? null),
    isLoaded: (table) => call<boolean>("is_loaded", table),
    loadEntries: (table, entries) => call("load_entries", table, entries),
    loadDocuments: (documents) => call("load_documents", documents),
    takeChanges: () => call<Changes>("take_changes"),
    openStream: (number, table, seat, after) => call<Message[]>("open_stream", number, table, seat, after),
    closeStream: (number) => call("close_stream", number),
    news: (table) => call<[number, Message][]>("news", table),
    nextTask: () => call<PendingTask | null>("next_task"),
    runTask: async (task) => call<string>("run_task", task),
    finish: (task, result) => call("finish", task, result),
  };
}

// The worker that answers the requests of the page.
import { expose, proxy, type Remote, wrap } from "comlink";
import { loadEngine } from "../engine";
import { Database } from "../storage/database";
import { Store, type News, type StorageState } from "../storage/store";
import type { ThinkingWorker } from "./thinking_worker";
import { Thinker, type Helper } from "./thinker";
import { TableHost } from "./table_host";

export interface Reports {
  onProgress(loaded: number, total: number): void;
  onStorage(state: StorageState): void;
}

function startHelper(base: string): Helper {
  const worker = new Worker(new URL("./thinking_worker.ts", import.meta.url), { type: "module", name: "thinking" });
  const remote: Remote<ThinkingWorker> = wrap(worker);
  const broken = new Promise<string>((_, reject) => (worker.onerror = () => reject(new Error("the worker failed"))));
  return { run: (task) => Promise.race([remote.run(base, task), broken]), end: () => worker.terminate() };
}

/** Load the stored games and the engine in `base`. */
async function start(base: string, reports: Reports) {
  const early: News[] = []; // from other tabs, before the engine is loaded
  let hear = (news: News) => void early.push(news);
  const store = new Store(new Database("village"), reports.onStorage, (news) => hear(news));
  await store.load();
  const documents = Object.fromEntries(store.contents.documents);
  const engine = await loadEngine(base, { documents, progress: reports.onProgress });
  const host = new TableHost(engine, store, new Thinker(engine, () => startHelper(base)));
  hear = (news) => void host.follow(news);
  early.forEach(hear);
  return proxy(host);
}

export type TableWorker = { start: typeof start };
expose({ start } satisfies TableWorker);

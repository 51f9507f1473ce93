// The worker of this page that runs the games.
import { proxy, wrap, type Remote } from "comlink";
import { status } from "./status.svelte";
import type { TableHost } from "./workers/table_host";
import type { TableWorker } from "./workers/table_worker";

const STARTED = 0.8; // the part of loading that is over when the files are there

async function start(): Promise<Remote<TableHost>> {
  const worker = new Worker(new URL("./workers/table_worker.ts", import.meta.url), { type: "module", name: "tables" });
  const base = new URL(`${import.meta.env.BASE_URL}engine/`, location.origin).href;
  try {
    const broken = new Promise<never>((_, reject) => (worker.onerror = () => reject(new Error("the worker failed"))));
    const reports = {
      onProgress: (loaded: number, total: number) => (status.progress = (STARTED * loaded) / total),
      onStorage: status.setStorage.bind(status),
    };
    const host = await Promise.race([wrap<TableWorker>(worker).start(base, proxy(reports)), broken]);
    status.progress = 1;
    return host as unknown as Remote<TableHost>;
  } catch (error) {
    console.error(error);
    status.failed = true;
    throw error;
  }
}

export const host = start();
host.catch(() => undefined); // requests fail, and a notice says why

import type { Changes, Engine, EngineOptions, Message, PendingTask, Response } from "./engine";
import { readBundle } from "./bundle";
import { type Bytes, readFrom } from "./files";
import { loadKernel } from "./kernel";
import { Net } from "./net";
import { startPyodide } from "./pyodide";
import { readWeights } from "./weights";

export type * from "./engine";

type Call = (name: string, values: string) => string;

// The module `village.local.bridge`.
interface Bridge {
  start_page(documents: string): Call;
  add_net(header: string, net: Net): void;
}

// The engine in `base`, a URL that ends in a slash and contains what `tools.build_engine` writes.
export async function loadEngine(base: string, options: EngineOptions = {}): Promise<Engine> {
  const read = options.read ?? readFrom(base);
  const pyodide = await startPyodide(base, read, options.progress ?? (() => undefined));
  const bridge = pyodide.pyimport("village.local.bridge") as Bridge;
  const loadNet = async (game: string) => addNet(bridge, await read(`${game}.net`), await read("kernel.wasm"));
  return engineOf(bridge.start_page(JSON.stringify(options.documents ?? {})), loadNet);
}

async function addNet(bridge: Bridge, bytes: Bytes, kernel: Bytes): Promise<void> {
  const bundle = await readBundle(bytes);
  const weights = readWeights(bundle);
  bridge.add_net(
    JSON.stringify(bundle.header),
    new Net(weights, await loadKernel(kernel, weights.memory, weights.width)),
  );
}

function engineOf(python: Call, loadNet: (game: string) => Promise<void>): Engine {
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
    runTask: async (task) => {
      const game = call<string | null>("net_of", task);
      if (game !== null) await loadNet(game).catch(playWithout);
      return call<string>("run_task", task);
    },
    finish: (task, result) => call("finish", task, result),
  };
}

// A simpler bot plays until the network can be loaded.
function playWithout(error: unknown): void {
  console.warn("The net could not be loaded.", error);
}

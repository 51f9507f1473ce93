// A second engine, for what bots think about for long. The page ends this worker to cancel a task.
import { expose } from "comlink";
import { loadEngine, type Engine } from "../engine";

let engine: Promise<Engine> | undefined;

async function run(base: string, task: string): Promise<string> {
  engine ??= loadEngine(base);
  return (await engine).runTask(task);
}

export type ThinkingWorker = { run: typeof run };
expose({ run } satisfies ThinkingWorker);

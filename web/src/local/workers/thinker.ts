// Runs the tasks of bots: quick ones in the engine that answers requests, long ones in a worker that is started when it
// is first needed and ended to cancel a task. Python cannot be interrupted in any other way.
import type { Engine, PendingTask } from "../engine";

export type Thought = { answer: string | null } | "cancelled"; // null: the task failed

/** Another engine, in a worker. */
export interface Helper {
  run(task: string): Promise<string>;
  end(): void;
}

const MIN_RUN_MS = 1000; // starting a new worker takes longer than most tasks
const LIMIT_MS = 120_000; // then a task counts as failed

interface Running {
  task: PendingTask;
  began: number;
  stop: (thought: Thought) => void;
}

export class Thinker {
  #helper: Helper | null = null;
  #running: Running | null = null;

  constructor(
    private readonly engine: Engine,
    private readonly startHelper: () => Helper,
  ) {}

  run(task: PendingTask): Promise<Thought> {
    return task.quick ? this.#runHere(task) : this.#runInHelper(task);
  }

  async #runHere(task: PendingTask): Promise<Thought> {
    try {
      return { answer: await this.engine.runTask(task.task) };
    } catch (error) {
      console.warn(error);
      return { answer: null };
    }
  }

  async #runInHelper(task: PendingTask): Promise<Thought> {
    this.#helper ??= this.startHelper();
    const stopped = new Promise<Thought>((stop) => (this.#running = { task, began: performance.now(), stop }));
    const limit = setTimeout(() => this.#stop({ answer: null }), LIMIT_MS);
    const answered = this.#helper.run(task.task).then(
      (answer): Thought => ({ answer }),
      () => this.#runHere(task), // for example because the device has too little memory for a second engine
    );
    try {
      return await Promise.race([answered, stopped]);
    } finally {
      clearTimeout(limit);
      this.#running = null;
    }
  }

  /** End the running task if it is not needed, unless it ends soon by itself. */
  cancelUnless(isNeeded: (task: PendingTask) => boolean) {
    const running = this.#running;
    if (!running || isNeeded(running.task)) return;
    const rest = MIN_RUN_MS - (performance.now() - running.began);
    if (rest <= 0) return this.#stop("cancelled");
    setTimeout(() => this.#running === running && this.cancelUnless(isNeeded), rest);
  }

  #stop(thought: Thought) {
    this.#helper?.end();
    this.#helper = null;
    this.#running?.stop(thought);
  }
}

// Tasks of bots: quick ones here, long ones in a worker that is ended to cancel them.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Engine, PendingTask } from "../../src/local/engine";
import { Thinker } from "../../src/local/workers/thinker";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const task = (quick: boolean) => ({ table: "t", quick, task: "task" }) as PendingTask;

function thinker(run: () => Promise<string>) {
  const ended = vi.fn();
  const started = vi.fn(() => ({ run, end: ended }));
  const engine = { runTask: async () => "here" } as unknown as Engine;
  return { started, ended, thinker: new Thinker(engine, started) };
}

const never = () => new Promise<string>(() => undefined);

test("only long tasks start the second engine, once", async () => {
  const { thinker: thinks, started } = thinker(async () => "there");
  expect(await thinks.run(task(true))).toEqual({ answer: "here" });
  expect(started).not.toHaveBeenCalled();
  for (let n = 0; n < 2; n++) expect(await thinks.run(task(false))).toEqual({ answer: "there" });
  expect(started).toHaveBeenCalledOnce();
});

test("a device on which no second engine starts thinks with the first one", async () => {
  const { thinker: thinks } = thinker(() => Promise.reject(new Error("out of memory")));
  expect(await thinks.run(task(false))).toEqual({ answer: "here" });
});

test("a task that is no longer needed is cancelled, but not at once", async () => {
  const { thinker: thinks, ended } = thinker(never);
  const thought = thinks.run(task(false));
  thinks.cancelUnless(() => false);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1100);
  expect(await thought).toBe("cancelled");
  expect(ended).toHaveBeenCalledOnce();
});

test("a task that is needed goes on until it takes too long", async () => {
  const { thinker: thinks, ended } = thinker(never);
  const thought = thinks.run(task(false));
  thinks.cancelUnless(() => true);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(await thought).toEqual({ answer: null });
});

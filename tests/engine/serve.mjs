// Runs the engine under Node: node serve.mjs ENGINE_FOLDER. Each line of input is a call, [name, ...arguments]; each line
// of output its result or its error, and the milliseconds it took. The first line is about the start. The call `python`
// runs code in another Pyodide with the same files, and `predict` evaluates positions with a net.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";

const web = fileURLToPath(new URL("../../web/", import.meta.url));
const folder = resolve(process.argv[2]);

async function compiled(entry) {
  const { build } = await import(
    pathToFileURL(createRequire(web).resolve("vite")).href
  );
  const options = { ssr: entry, write: false, target: "node20" };
  const { output } = await build({
    root: web,
    configFile: false,
    logLevel: "error",
    build: options,
  });
  const target = join(await mkdtemp(join(tmpdir(), "engine-")), "engine.mjs");
  await writeFile(target, output[0].code);
  return target;
}

function answer(value) {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

async function timed(work) {
  const start = performance.now();
  try {
    return { result: (await work()) ?? null, ms: performance.now() - start };
  } catch (error) {
    return { error: String(error), ms: performance.now() - start };
  }
}

const script = await compiled(
  fileURLToPath(new URL("entry.ts", import.meta.url)),
);
const { loadEngine, predict, startPyodide } = await import(pathToFileURL(script).href);
await rm(join(script, ".."), { recursive: true });
const steps = [];
const read = async (name) => new Uint8Array(await readFile(join(folder, name)));
const progress = (loaded, total) => steps.push([loaded, total]);
const base = `${pathToFileURL(folder).href}/`;
const calls = {
  predict: async (game, simd, table, positions) =>
    predict(await read(`${game}.net`), simd ? await read("kernel.wasm") : null, table, positions),
  python: async (code) =>
    (await startPyodide(base, read, () => undefined)).runPython(code),
};
answer(
  await timed(async () => {
    Object.assign(calls, await loadEngine(base, { read, progress }));
    return steps;
  }),
);
for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...values] = JSON.parse(line);
  answer(await timed(() => calls[name](...values)));
}

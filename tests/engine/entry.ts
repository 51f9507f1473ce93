import { readBundle } from "../../web/src/local/engine/bundle";
import { type Bytes } from "../../web/src/local/engine/files";
import { loadKernel, scriptKernel } from "../../web/src/local/engine/kernel";
import { Net } from "../../web/src/local/engine/net";
import { readWeights } from "../../web/src/local/engine/weights";

export { loadEngine } from "../../web/src/local/engine";
export { startPyodide } from "../../web/src/local/engine/pyodide";

// Numbers as Python passes them.
function passed(numbers: number[], type = Int32Array) {
  return { getBuffer: () => ({ data: type.from(numbers), release: () => undefined }) };
}

// Evaluates positions with a net; without the bytes of a kernel in plain JavaScript.
export async function predict(net: Bytes, kernel: Bytes | null, [columns, facts, rows]: number[][], positions: number[][][]) {
  const weights = readWeights(await readBundle(net));
  const { memory, width } = weights;
  const addRows = kernel ? await loadKernel(kernel, memory, width) : scriptKernel(memory);
  const table = new Net(weights, addRows).at(passed(columns!), passed(facts!), passed(rows!));
  const [observations, actions] = [positions.map(([row]) => row!), positions.map(([, of]) => of!)];
  const counts = actions.map((of) => of.length);
  return [...table.predict(passed(observations.flat(), Int16Array as never), passed(actions.flat()), passed(counts))];
}

import type { Bytes } from "./files";

// The inner loop of a net: output[j] += the sum of factors[k] * rows[k][j]. All arguments are addresses in one memory.
export type AddRows = (factors: number, rows: number, count: number, output: number, width: number) => void;

const VECTOR = 16; // numbers that the WebAssembly kernel handles at once

// The kernel of `kernel.wat`; JavaScript where it cannot run.
export async function loadKernel(bytes: Bytes, memory: WebAssembly.Memory, width: number): Promise<AddRows> {
  if (width % VECTOR || !WebAssembly.validate(bytes)) return scriptKernel(memory);
  const { instance } = await WebAssembly.instantiate(bytes, { page: { memory } });
  return instance.exports.addRows as AddRows;
}

export function scriptKernel(memory: WebAssembly.Memory): AddRows {
  const numbers = new Float32Array(memory.buffer);
  const addresses = new Uint32Array(memory.buffer);
  return (factors, rows, count, output, width) => {
    const [firstFactor, firstRow, out] = [factors / 4, rows / 4, output / 4];
    for (let k = 0; k < count; k++) {
      const factor = numbers[firstFactor + k]!;
      const row = addresses[firstRow + k]! / 4;
      for (let j = 0; j < width; j++) numbers[out + j]! += factor * numbers[row + j]!;
    }
  };
}

// The weights of a net in one WebAssembly memory, as the kernel reads them.
import type { Bundle } from "./bundle";

type Stored = [name: string, type: "int8" | "float32", shape: number[]];

// What `tools.engine.nets` writes; Python reads the names.
export interface NetHeader {
  game: string;
  arrays: Stored[];
}

type Arrays = Map<string, Float32Array>;

export interface Matrix {
  address: number; // of its rows, one for each input
  bias: Float32Array;
}

export interface Block {
  gain: Float32Array;
  shift: Float32Array;
  up: Matrix;
  down: Matrix;
}

export interface Weights {
  memory: WebAssembly.Memory;
  width: number;
  mean: Float32Array;
  scale: Float32Array;
  enter: Matrix;
  blocks: Block[];
  gain: Float32Array;
  shift: Float32Array;
  answer: Float32Array; // one row for each move
  answerBias: Float32Array;
  value: Float32Array; // one row for each reward: for winning, for the margin
  valueBias: Float32Array;
  free: number; // address of the memory that nothing uses
}

const PAGE = 65536;
export const SCRATCH = PAGE; // bytes for vectors

export function readWeights({ header, parts }: Bundle): Weights {
  const arrays = readArrays((header as NetHeader).arrays, parts);
  const get = (name: string) => arrays.get(name)!;
  const width = get("enter.bias").length;
  const matrices = [...arrays.keys()].filter((name) => /^enter\.weight$|\.(up|down)\.weight$/.test(name));
  const bytes = matrices.reduce((sum, name) => sum + get(name).byteLength, SCRATCH);
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  let free = 0;
  const matrix = (name: string): Matrix => {
    const address = free;
    const weights = get(`${name}.weight`);
    free += weights.byteLength;
    transpose(weights, width, new Float32Array(memory.buffer, address, weights.length));
    return { address, bias: get(`${name}.bias`) };
  };
  const enter = matrix("enter");
  const blocks = Array.from({ length: (matrices.length - 1) / 2 }, (_, number) => ({
    gain: get(`blocks.${number}.norm.weight`),
    shift: get(`blocks.${number}.norm.bias`),
    up: matrix(`blocks.${number}.up`),
    down: matrix(`blocks.${number}.down`),
  }));
  return {
    ...{ memory, width, mean: get("mean"), scale: get("scale"), enter, blocks, free },
    ...{
      gain: get("norm.weight"),
      shift: get("norm.bias"),
      answer: get("answer.weight"),
      answerBias: get("answer.bias"),
    },
    ...{ value: get("value.weight"), valueBias: get("value.bias") },
  };
}

// Reads the arrays; those of bytes have one scale for each row.
function readArrays(stored: Stored[], parts: Uint8Array<ArrayBuffer>): Arrays {
  const arrays: Arrays = new Map();
  let start = 0;
  for (const [name, type, shape] of stored) {
    const length = shape.reduce((product, size) => product * size, 1) * (type === "int8" ? 1 : 4);
    const bytes = parts.slice(start, start + length).buffer;
    start += length;
    const scales = arrays.get(`${name}.scales`); // stored before
    arrays.set(name, type === "int8" ? scaled(new Int8Array(bytes), scales!) : new Float32Array(bytes));
  }
  return arrays;
}

function scaled(numbers: Int8Array, scales: Float32Array): Float32Array {
  const columns = numbers.length / scales.length;
  return Float32Array.from(numbers, (number, index) => number * scales[Math.floor(index / columns)]!);
}

function transpose(source: Float32Array, rows: number, target: Float32Array): void {
  const columns = source.length / rows;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) target[column * rows + row] = source[row * columns + column]!;
}

// A net in the browser: it evaluates positions as `village.bots.net.policy` does with NumPy.
import { type AddRows } from "./kernel";
import { SCRATCH, type Matrix, type Weights } from "./weights";

// An array of Python, which is given back at once.
interface PyArray {
  getBuffer(type: string): { data: Int16Array | Int32Array; release(): void };
}

const CLIP = 6;
const EPSILON = 1e-5;
const MISSING = -1;

export class Net {
  private readonly zero: Float32Array; // the inputs for an observation of zeros
  private readonly bias: Float32Array; // the first layer for such an observation

  constructor(
    readonly weights: Weights,
    readonly addRows: AddRows,
  ) {
    const { mean, enter } = weights;
    this.zero = mean.map((_, column) => this.input(column, 0));
    this.bias = this.addInputs(enter.bias, [...mean.keys()], (column) => this.zero[column]!);
  }

  // The net at one table, whose observations have these columns, and whose actions these rows of the last layer.
  at(columns: PyArray, facts: PyArray, rows: PyArray): TableNet {
    const [numbers, known, actions] = [columns, facts, rows].map(taken) as [number[], number[], number[]];
    const bias = this.addInputs(this.bias, known, (column) => this.change(column, 1));
    return new TableNet(this, numbers, actions, bias);
  }

  // The standardized input for a number, without that for 0, which the bias contains.
  change(column: number, value: number): number {
    return this.input(column, value) - this.zero[column]!;
  }

  private input(column: number, value: number): number {
    const { mean, scale } = this.weights;
    return Math.min(CLIP, Math.max(-CLIP, (value - mean[column]!) * scale[column]!));
  }

  private addInputs(bias: Float32Array, columns: number[], value: (column: number) => number): Float32Array {
    const { memory, enter, width } = this.weights;
    const output = bias.slice();
    const rows = new Float32Array(memory.buffer, enter.address);
    for (const column of columns)
      for (let j = 0; j < width; j++) output[j]! += value(column) * rows[column * width + j]!;
    return output;
  }
}

class TableNet {
  private readonly factors: Float32Array;
  private readonly rows: Uint32Array;
  private readonly hidden: Float32Array;
  private readonly inner: Float32Array;

  constructor(
    private readonly net: Net,
    private readonly columns: number[],
    private readonly actions: number[],
    private readonly bias: Float32Array,
  ) {
    const { memory, width, free, mean } = net.weights;
    const length = Math.max(width, mean.length);
    if (4 * (2 * length + 2 * width) > SCRATCH) throw new Error("the net is too wide");
    this.factors = new Float32Array(memory.buffer, free, length);
    this.rows = new Uint32Array(memory.buffer, free + 4 * length, length);
    this.hidden = new Float32Array(memory.buffer, free + 8 * length, width);
    this.inner = new Float32Array(memory.buffer, free + 8 * length + 4 * width, width);
  }

  // For each position its two rewards and the logits of its actions, one after the other.
  predict(observations: PyArray, actions: PyArray, counts: PyArray): Float32Array {
    const numbers = observations.getBuffer("i16");
    const [tokens, lengths] = [taken(actions), taken(counts)];
    const results = new Float32Array(tokens.length + 2 * lengths.length);
    let [action, result] = [0, 0];
    lengths.forEach((count, position) => {
      const first = position * this.columns.length;
      this.encode(numbers.data.subarray(first, first + this.columns.length));
      for (const reward of this.rewards()) results[result++] = reward;
      results.set(this.logits(tokens.slice(action, action + count)), result);
      action += count;
      result += count;
    });
    numbers.release();
    return results;
  }

  // Writes the last hidden layer into `factors`.
  private encode(row: Int16Array | Int32Array): void {
    const { weights } = this.net;
    this.enter(row);
    for (const block of weights.blocks) {
      normalize(this.hidden, block.gain, block.shift, this.factors);
      this.inner.set(block.up.bias);
      this.multiply(block.up, weights.width, this.inner);
      const count = this.gather(this.inner, block.down.address);
      for (let j = 0; j < weights.width; j++) this.hidden[j]! += block.down.bias[j]!;
      this.addRows(count, this.hidden);
    }
    normalize(this.hidden, weights.gain, weights.shift, this.factors);
  }

  private enter(row: Int16Array | Int32Array): void {
    const { weights } = this.net;
    let count = 0;
    for (let index = 0; index < row.length; index++) {
      const column = this.columns[index]!;
      if (!row[index] || column === MISSING) continue;
      this.factors[count] = this.net.change(column, row[index]!);
      this.rows[count++] = weights.enter.address + 4 * weights.width * column;
    }
    this.hidden.set(this.bias);
    this.addRows(count, this.hidden);
    for (let j = 0; j < weights.width; j++) if (this.hidden[j]! < 0) this.hidden[j] = 0;
  }

  private multiply(matrix: Matrix, inputs: number, output: Float32Array): void {
    for (let i = 0; i < inputs; i++) this.rows[i] = matrix.address + 4 * this.net.weights.width * i;
    this.addRows(inputs, output);
  }

  // Lists the positive numbers of a layer, since the others become 0, and returns how many there are.
  private gather(layer: Float32Array, address: number): number {
    let count = 0;
    for (let i = 0; i < layer.length; i++) {
      if (layer[i]! <= 0) continue;
      this.factors[count] = layer[i]!;
      this.rows[count++] = address + 4 * this.net.weights.width * i;
    }
    return count;
  }

  private addRows(count: number, output: Float32Array): void {
    this.net.addRows(this.factors.byteOffset, this.rows.byteOffset, count, output.byteOffset, output.length);
  }

  // The expected rewards for winning and for the margin.
  private rewards(): number[] {
    const { value, valueBias, width } = this.net.weights;
    return [...valueBias].map((bias, row) => dot(value, row * width, this.factors, width) + bias);
  }

  // An action that the net does not know gets the mean of the others.
  private logits(actions: number[]): number[] {
    const { answer, answerBias, width } = this.net.weights;
    const rows = actions.map((action) => this.actions[action]!);
    const known = rows.filter((row) => row !== MISSING);
    const logit = (row: number) => dot(answer, row * width, this.factors, width) + answerBias[row]!;
    const mean =
      rows.length > known.length && known.length ? known.reduce((sum, row) => sum + logit(row), 0) / known.length : 0;
    return rows.map((row) => (row === MISSING ? mean : logit(row)));
  }
}

// Layer normalization.
function normalize(layer: Float32Array, gain: Float32Array, shift: Float32Array, output: Float32Array): void {
  const width = layer.length;
  let [sum, squares] = [0, 0];
  for (let j = 0; j < width; j++) sum += layer[j]!;
  const mean = sum / width;
  for (let j = 0; j < width; j++) squares += (layer[j]! - mean) ** 2;
  const factor = 1 / Math.sqrt(squares / width + EPSILON);
  for (let j = 0; j < width; j++) output[j] = (layer[j]! - mean) * factor * gain[j]! + shift[j]!;
}

function dot(rows: Float32Array, start: number, vector: Float32Array, width: number): number {
  let sum = 0;
  for (let j = 0; j < width; j++) sum += rows[start + j]! * vector[j]!;
  return sum;
}

function taken(array: PyArray): number[] {
  const buffer = array.getBuffer("i32");
  const numbers = [...buffer.data];
  buffer.release();
  return numbers;
}

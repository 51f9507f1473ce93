// A QR code for a short text: bytes, lowest correction, versions 1 to 10. Rows of true (dark) and false.

const CODEWORDS = [0, 19, 34, 55, 80, 108, 136, 156, 194, 232, 274]; // of data
const CHECKS = [0, 7, 10, 15, 20, 26, 18, 20, 24, 30, 18]; // for each block
const BLOCKS = [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4];
const ALIGN: number[][] = [
  [],
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const MASK = 0; // every code reader copes with any of the eight

export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = CODEWORDS.findIndex((room, n) => n > 0 && bytes.length + (n > 9 ? 3 : 2) <= room);
  if (version < 0) return [];
  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean) => {
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  drawFinders(size, set);
  drawAlignment(version, set);
  drawFormat(size, set);
  if (version > 6) drawVersion(version, size, set);
  fill(interleaved(bytes, version), size, dark, fixed);
  return dark;
}

type Draw = (x: number, y: number, on: boolean) => void;

function drawFinders(size: number, set: Draw) {
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        if (x + dx >= 0 && x + dx < size && y + dy >= 0 && y + dy < size) set(x + dx, y + dy, far !== 2 && far !== 4);
      }
    }
  }
}

function drawAlignment(version: number, set: Draw) {
  for (const y of ALIGN[version]!) {
    for (const x of ALIGN[version]!) {
      if (corner(x, y, 17 + 4 * version)) continue;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }
  }
}

const corner = (x: number, y: number, size: number) =>
  (x < 9 && y < 9) || (x > size - 9 && y < 9) || (x < 9 && y > size - 9);

function drawFormat(size: number, set: Draw) {
  const data = (1 << 3) | MASK; // lowest correction is 01
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (i: number) => ((bits >>> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) set(8, i, bit(i));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
  set(8, size - 8, true);
}

function drawVersion(version: number, size: number, set: Draw) {
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i++) {
    const on = ((bits >>> i) & 1) === 1;
    const a = size - 11 + (i % 3);
    const b = Math.floor(i / 3);
    set(a, b, on);
    set(b, a, on);
  }
}

function interleaved(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const add = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  add(4, 4);
  add(bytes.length, version > 9 ? 16 : 8);
  for (const byte of bytes) add(byte, 8);
  const room = CODEWORDS[version]! * 8;
  add(0, Math.min(4, room - bits.length));
  add(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) add(pad, 8);
  const data = Array.from({ length: room / 8 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(""), 2));
  return woven(data, BLOCKS[version]!, CHECKS[version]!);
}

/** Blocks of nearly equal length, the shorter ones first, read across. */
function woven(data: number[], blocks: number, checks: number): number[] {
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const length = short + (i >= blocks - longer ? 1 : 0);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const across = (rows: number[][], length: number) =>
    Array.from({ length }, (_, i) => rows.flatMap((row) => (i < row.length ? [row[i]!] : []))).flat();
  return [
    ...across(parts, short + 1),
    ...across(
      parts.map((part) => remainder(part, checks)),
      checks,
    ),
  ];
}

function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> i) & 1) * a;
  }
  return product;
}

function remainder(data: number[], degree: number): number[] {
  const divisor = new Array<number>(degree).fill(0);
  divisor[degree - 1] = 1;
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    for (let j = 0; j < degree; j++) divisor[j] = times(divisor[j]!, root) ^ (divisor[j + 1] ?? 0);
  }
  const rest = new Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((part, i) => (rest[i]! ^= times(part, factor)));
  }
  return rest;
}

/** Two columns at a time, up and down, from the right. */
function fill(words: number[], size: number, dark: boolean[][], fixed: boolean[][]) {
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]![x]) continue;
        const on = at < words.length * 8 && ((words[at >>> 3]! >>> (7 - (at & 7))) & 1) === 1;
        dark[y]![x] = on !== ((x + y) % 2 === 0);
        at++;
      }
    }
  }
}

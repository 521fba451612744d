/*
 * QR codes (ISO/IEC 18004) of short links: byte mode, error correction M, versions 1 to 10 (up to 213 bytes). For invitations on a
 * screen and in a terminal.
 */

interface Version {
  /** Codewords of error correction in each block. */
  readonly check: number;
  /** Blocks as [how many, data codewords in each]. */
  readonly blocks: readonly (readonly [number, number])[];
  readonly alignment: readonly number[];
}

const VERSIONS: readonly Version[] = [
  { check: 10, blocks: [[1, 16]], alignment: [] },
  { check: 16, blocks: [[1, 28]], alignment: [6, 18] },
  { check: 26, blocks: [[1, 44]], alignment: [6, 22] },
  { check: 18, blocks: [[2, 32]], alignment: [6, 26] },
  { check: 24, blocks: [[2, 43]], alignment: [6, 30] },
  { check: 16, blocks: [[4, 27]], alignment: [6, 34] },
  { check: 18, blocks: [[4, 31]], alignment: [6, 22, 38] },
  {
    check: 22,
    blocks: [
      [2, 38],
      [2, 39],
    ],
    alignment: [6, 24, 42],
  },
  {
    check: 22,
    blocks: [
      [3, 36],
      [2, 37],
    ],
    alignment: [6, 26, 46],
  },
  {
    check: 26,
    blocks: [
      [4, 43],
      [1, 44],
    ],
    alignment: [6, 28, 50],
  },
];

/** True is dark; rows from the top. The quiet zone of four modules is the caller's. */
export function qrOf(text: string): boolean[][] {
  const bytes = utf8Of(text);
  const index = VERSIONS.findIndex((version, at) => capacityOf(version) * 8 >= 4 + (at < 9 ? 8 : 16) + bytes.length * 8);
  const version = VERSIONS[index];
  if (!version) throw new RangeError(`${bytes.length} bytes are too many for a small QR code`);
  const codewords = interleave(version, encode(bytes, index, capacityOf(version)));
  let best: { modules: boolean[][]; penalty: number } | undefined;
  for (let mask = 0; mask < 8; mask++) {
    const modules = draw(index + 1, version, codewords, mask);
    const penalty = penaltyOf(modules);
    if (!best || penalty < best.penalty) best = { modules, penalty };
  }
  return best!.modules;
}

const capacityOf = ({ blocks }: Version): number => blocks.reduce((sum, [count, size]) => sum + count * size, 0);

function utf8Of(text: string): number[] {
  const bytes: number[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0)!;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}

/** Mode, length, bytes, end, padding. */
function encode(bytes: readonly number[], index: number, capacity: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, index < 9 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(Number.parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : EXP[LOG[a]! + LOG[b]!]!);

/** Reed-Solomon over GF(256). */
function checkOf(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = Array.from({ length: generator.length + 1 }, () => 0);
    for (const [at, factor] of generator.entries()) {
      next[at]! ^= factor;
      next[at + 1]! ^= times(factor, EXP[i]!);
    }
    generator = next;
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    if (factor !== 0) for (const [at, value] of generator.entries()) rest[i + at]! ^= times(value, factor);
  }
  return rest.slice(data.length);
}

function interleave({ blocks, check }: Version, data: readonly number[]): number[] {
  const parts: number[][] = [];
  let at = 0;
  for (const [count, size] of blocks) {
    for (let i = 0; i < count; i++, at += size) parts.push(data.slice(at, at + size));
  }
  const checks = parts.map((part) => checkOf(part, check));
  const out: number[] = [];
  const longest = Math.max(...parts.map(({ length }) => length));
  for (let i = 0; i < longest; i++) for (const part of parts) if (i < part.length) out.push(part[i]!);
  for (let i = 0; i < check; i++) for (const part of checks) out.push(part[i]!);
  return out;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function draw(number: number, { alignment }: Version, codewords: readonly number[], mask: number): boolean[][] {
  const size = 17 + 4 * number;
  const cells: (boolean | undefined)[][] = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  const set = (x: number, y: number, isDark: boolean): void => {
    if (cells[y] && x >= 0 && x < size) cells[y][x] = isDark;
  };
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let y = -4; y <= 4; y++) {
      for (let x = -4; x <= 4; x++) {
        const ring = Math.max(Math.abs(x), Math.abs(y));
        set(cx + x, cy + y, ring !== 2 && ring !== 4);
      }
    }
  }
  for (const cy of alignment) {
    for (const cx of alignment) {
      if (cells[cy]![cx] !== undefined) continue;
      for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }
  }
  for (let i = 8; i < size - 8; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  writeFormat(size, set, mask);
  if (number >= 7) writeNumber(size, set, number);
  fill(size, cells, codewords, MASKS[mask]!);
  return cells as boolean[][];
}

/** Remainder of a division in GF(2). */
function remainder(value: number, divisor: number, bits: number): number {
  let rest = value << bits;
  for (let i = 31 - Math.clz32(rest); rest !== 0 && i >= bits; i = 31 - Math.clz32(rest)) rest ^= divisor << (i - bits);
  return rest;
}

function writeFormat(size: number, set: (x: number, y: number, isDark: boolean) => void, mask: number): void {
  // Level M is 00.
  const format = ((mask << 10) | remainder(mask, 0b10100110111, 10)) ^ 0b101010000010010;
  for (let i = 0; i < 15; i++) {
    const isDark = ((format >> i) & 1) === 1;
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, isDark);
    set(i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i, 8, isDark);
  }
  set(8, size - 8, true);
}

function writeNumber(size: number, set: (x: number, y: number, isDark: boolean) => void, number: number): void {
  const bits = (number << 12) | remainder(number, 0b1111100100101, 12);
  for (let i = 0; i < 18; i++) {
    const isDark = ((bits >> i) & 1) === 1;
    set(size - 11 + (i % 3), Math.floor(i / 3), isDark);
    set(Math.floor(i / 3), size - 11 + (i % 3), isDark);
  }
}

function fill(
  size: number,
  cells: (boolean | undefined)[][],
  codewords: readonly number[],
  mask: (x: number, y: number) => boolean,
): void {
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const isUp = ((right + 1) & 2) === 0;
      const y = isUp ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (cells[y]![x] !== undefined) continue;
        const isSet = ((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        cells[y]![x] = (isSet === 1) !== mask(x, y);
        bit++;
      }
    }
  }
}

function penaltyOf(modules: readonly (readonly boolean[])[]): number {
  const size = modules.length;
  const columns = modules.map((_, x) => modules.map((row) => row[x]!));
  let penalty = 0;
  for (const line of [...modules, ...columns]) penalty += runsOf(line) + findersOf(line);
  let dark = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const here = modules[y]![x]!;
      if (here) dark++;
      if (
        x + 1 < size &&
        y + 1 < size &&
        here === modules[y]![x + 1] &&
        here === modules[y + 1]![x] &&
        here === modules[y + 1]![x + 1]
      )
        penalty += 3;
    }
  }
  return penalty + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}

function runsOf(line: readonly boolean[]): number {
  let penalty = 0;
  let run = 0;
  for (let i = 0; i < line.length; i++) {
    run = i > 0 && line[i] === line[i - 1] ? run + 1 : 1;
    if (run === 5) penalty += 3;
    else if (run > 5) penalty++;
  }
  return penalty;
}

function findersOf(line: readonly boolean[]): number {
  const text = line.map((isDark) => (isDark ? '1' : '0')).join('');
  let penalty = 0;
  for (const pattern of ['10111010000', '00001011101']) {
    for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) penalty += 40;
  }
  return penalty;
}

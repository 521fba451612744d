/** Globals that the meter adds and exports: `fuel` falls while code runs, `depth` says how many calls may still be nested. */
const METERS = ['fuel', 'depth'];

/**
 * Adds a meter to a WebAssembly module. Every turn of a loop and every call costs one unit of `fuel`; copying a block costs in
 * proportion to its size. Every nested call takes one unit of `depth` and gives it back. Below zero the module traps. So native
 * code that never asks for an interrupt (a search in a giant string, a product of huge numbers) is stopped, too, and at the same
 * point on every device.
 */
export function withMeter(module: Uint8Array): Uint8Array<ArrayBuffer> {
  const reader = new Reader(module);
  reader.at = HEADER;
  const out = new Writer();
  out.bytes(module.subarray(0, HEADER));
  const known: Known = { signatures: [], typeOfFunction: [], globals: 0 };
  while (reader.at < module.length) {
    const id = reader.byte();
    const size = reader.u32();
    const body = module.subarray(reader.at, reader.at + size);
    reader.at += size;
    out.section(id, rewrite(id, body, known));
  }
  return out.done();
}

interface Signature {
  readonly params: number;
  readonly results: readonly number[];
}

interface Known {
  readonly signatures: Signature[];
  /** The type of each function with a body, in order. */
  readonly typeOfFunction: number[];
  globals: number;
}

const HEADER = 8;
const SECTION = { types: 1, imports: 2, functions: 3, globals: 6, exports: 7, code: 10 };
const I32 = 0x7f;
const IMPORT_KINDS = { function: 0, table: 1, memory: 2, global: 3 };

/** Bytes that one unit of fuel copies. */
const COPY_SHIFT = 6;

function rewrite(id: number, body: Uint8Array, known: Known): Uint8Array {
  if (id === SECTION.types) readTypes(new Reader(body), known);
  if (id === SECTION.imports) countImportedGlobals(new Reader(body), known);
  if (id === SECTION.functions) known.typeOfFunction.push(...new Reader(body).list((reader) => reader.u32()));
  if (id === SECTION.globals) return withGlobal(body, known);
  if (id === SECTION.exports) return withExport(body, known);
  if (id === SECTION.code) return withCharges(body, known);
  return body;
}

function readTypes(reader: Reader, { signatures }: Known): void {
  reader.list(() => {
    if (reader.byte() !== 0x60) throw new Error('a type that is no function');
    const params = reader.list(() => reader.byte()).length;
    signatures.push({ params, results: reader.list(() => reader.byte()) });
  });
}

function countImportedGlobals(reader: Reader, known: Known): void {
  reader.list(() => {
    reader.skip(reader.u32());
    reader.skip(reader.u32());
    const kind = reader.byte();
    if (kind === IMPORT_KINDS.function) reader.u32();
    else if (kind === IMPORT_KINDS.global) {
      reader.skip(2);
      known.globals++;
    } else {
      if (kind === IMPORT_KINDS.table) reader.byte();
      if (reader.byte() & 1) reader.u32();
      reader.u32();
    }
  });
}

function withGlobal(body: Uint8Array, known: Known): Uint8Array {
  const reader = new Reader(body);
  const count = reader.u32();
  known.globals += count;
  const out = new Writer();
  out.u32(count + 2);
  out.bytes(body.subarray(reader.at));
  out.bytes([I32, 1, OP.i32Const, 0, OP.end]);
  out.bytes([I32, 1, OP.i32Const, 0, OP.end]);
  return out.done();
}

function withExport(body: Uint8Array, { globals }: Known): Uint8Array {
  const reader = new Reader(body);
  const count = reader.u32();
  const out = new Writer();
  out.u32(count + METERS.length);
  out.bytes(body.subarray(reader.at));
  METERS.forEach((name, index) => {
    out.bytes([name.length, ...[...name].map((letter) => letter.charCodeAt(0)), IMPORT_KINDS.global]);
    out.u32(globals + index);
  });
  return out.done();
}

const OP = {
  unreachable: 0x00,
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  end: 0x0b,
  br: 0x0c,
  brTable: 0x0e,
  return: 0x0f,
  selectTyped: 0x1c,
  localGet: 0x20,
  localTee: 0x22,
  globalGet: 0x23,
  globalSet: 0x24,
  i32Const: 0x41,
  i32LtS: 0x48,
  i32Add: 0x6a,
  i32Sub: 0x6b,
  i32ShrU: 0x76,
  wide: 0xfc,
  f32Const: 0x43,
  f64Const: 0x44,
};
const NO_RESULT = 0x40;
const WIDE = { copy: 10, fill: 11 };
const NESTS = new Set([OP.block, OP.loop, OP.if]);

function withCharges(body: Uint8Array, known: Known): Uint8Array {
  const reader = new Reader(body);
  const count = reader.u32();
  const out = new Writer();
  out.u32(count);
  for (let index = 0; index < count; index++) {
    const size = reader.u32();
    const signature = known.signatures[known.typeOfFunction[index]!]!;
    const metered = meterFunction(body.subarray(reader.at, reader.at + size), signature, known.globals);
    reader.at += size;
    out.u32(metered.length);
    out.bytes(metered);
  }
  return out.done();
}

function meterFunction(body: Uint8Array, { params, results }: Signature, fuel: number): Uint8Array {
  if (results.length > 1) throw new Error('a function with several results');
  const reader = new Reader(body);
  const out = new Writer();
  const depth = fuel + 1;
  let locals = params;
  const groups = reader.u32();
  const begin = reader.at;
  for (let group = 0; group < groups; group++) {
    locals += reader.u32();
    reader.byte();
  }
  // One local more, for the size of a block that is copied.
  out.u32(groups + 1);
  out.bytes(body.subarray(begin, reader.at));
  out.u32(1);
  out.bytes([I32]);
  const charge = lower(fuel);
  out.bytes(charge);
  out.bytes(lower(depth));
  // The body becomes a block, and `return` leaves it: whatever way a call ends, it gives its depth back.
  out.bytes([OP.block, results[0] ?? NO_RESULT]);
  let nested = 0;
  while (reader.at < body.length) {
    const from = reader.at;
    const op = reader.instruction();
    if (op === OP.return) {
      out.op(OP.br, nested);
      continue;
    }
    if (NESTS.has(op)) nested++;
    if (op === OP.end) nested--;
    const wide = op === OP.wide ? body[from + 1] : undefined;
    if (wide === WIDE.copy || wide === WIDE.fill) out.bytes(chargeSize(fuel, locals));
    out.bytes(body.subarray(from, reader.at));
    if (op === OP.loop) out.bytes(charge);
  }
  out.bytes(add(depth, OP.i32Add));
  out.bytes([OP.end]);
  return out.done();
}

function add(global: number, op: number): Uint8Array {
  const out = new Writer();
  out.op(OP.globalGet, global);
  out.op(OP.i32Const, 1);
  out.bytes([op]);
  out.op(OP.globalSet, global);
  return out.done();
}

function lower(global: number): Uint8Array {
  const out = new Writer();
  out.bytes(add(global, OP.i32Sub));
  out.op(OP.globalGet, global);
  out.op(OP.i32Const, 0);
  out.bytes([OP.i32LtS, OP.if, NO_RESULT, OP.unreachable, OP.end]);
  return out.done();
}

function chargeSize(fuel: number, local: number): Uint8Array {
  const out = new Writer();
  out.op(OP.localTee, local);
  out.op(OP.globalGet, fuel);
  out.op(OP.localGet, local);
  out.op(OP.i32Const, COPY_SHIFT);
  out.bytes([OP.i32ShrU, OP.i32Sub]);
  out.op(OP.globalSet, fuel);
  return out.done();
}

/** How many numbers follow each instruction; 0 where it is not listed. */
const NUMBERS: Readonly<Record<number, number>> = Object.fromEntries([
  ...[OP.block, OP.loop, OP.if, 0x0c, 0x0d, 0x10, 0x12].map((op) => [op, 1] as const),
  ...[0x11, 0x13].map((op) => [op, 2] as const),
  ...range(0x20, 0x26).map((op) => [op, 1] as const),
  ...range(0x28, 0x3e).map((op) => [op, 2] as const),
  ...[0x3f, 0x40, OP.i32Const, 0x42, 0xd0, 0xd2].map((op) => [op, 1] as const),
]);
const WIDE_NUMBERS = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];
/** Exceptions, vectors and threads: a module that uses them can't be metered by this. */
const isUnknown = (op: number): boolean =>
  (op >= 0x06 && op <= 0x0a) || (op > 0xc4 && op < 0xd0) || (op > 0xd2 && op !== OP.wide);

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

class Reader {
  at = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  byte(): number {
    return this.#bytes[this.at++]!;
  }

  skip(count: number): void {
    this.at += count;
  }

  u32(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  }

  list<Item>(read: (reader: Reader) => Item): Item[] {
    return Array.from({ length: this.u32() }, () => read(this));
  }

  /** Reads one instruction with everything that belongs to it. */
  instruction(): number {
    const op = this.byte();
    if (isUnknown(op)) throw new Error(`an instruction that can't be metered: ${op}`);
    if (op === OP.brTable) this.#numbers(this.u32() + 1);
    else if (op === OP.selectTyped) this.skip(this.u32());
    else if (op === OP.f32Const) this.skip(4);
    else if (op === OP.f64Const) this.skip(8);
    else if (op === OP.wide) this.#numbers(WIDE_NUMBERS[this.u32()]!);
    else this.#numbers(NUMBERS[op] ?? 0);
    return op;
  }

  #numbers(count: number): void {
    for (let left = count; left > 0; left--) while (this.byte() >= 0x80);
  }
}

class Writer {
  #bytes = new Uint8Array(64);
  #length = 0;

  bytes(more: ArrayLike<number>): void {
    if (this.#length + more.length > this.#bytes.length) {
      const larger = new Uint8Array(2 * (this.#length + more.length));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(more, this.#length);
    this.#length += more.length;
  }

  u32(value: number): void {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.bytes([(rest % 128) + 128]);
    this.bytes([rest]);
  }

  /** Small numbers only, below 64: a signed number of one byte is written as an unsigned one. */
  op(op: number, number: number): void {
    this.bytes([op]);
    this.u32(number);
  }

  section(id: number, body: Uint8Array): void {
    this.bytes([id]);
    this.u32(body.length);
    this.bytes(body);
  }

  done(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }
}

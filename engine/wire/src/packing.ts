import type { Json } from '@stolik/kernel/json';

/*
 * Plain data as short JSON arrays:
 *   null, boolean, number, string   itself
 *   [0, …items]                     an array
 *   [shape, …values]                an object; shapes count from 1 and are told once a connection, before they are used
 *   [-1, key, value, …]             an object whose keys are data themselves
 *   [-2 - type, …numbers]           a typed array (see TYPES)
 * A shape is the names of an object's fields in order, and its `kind` where it has one: `{kind: 'tileLaid', seat: 0, x: 1}` is
 * `[4, 0, 1]` once shape 4 has been told as `['tileLaid', 'seat', 'x']`.
 */

export type Shape = readonly [kind: string, ...fields: string[]];
export type Packed = null | boolean | number | string | readonly Packed[];

type Typed = Int8Array | Uint8Array | Int16Array | Uint16Array | Int32Array | Uint32Array | Float64Array;
const TYPES = [Int8Array, Uint8Array, Int16Array, Uint16Array, Int32Array, Uint32Array, Float64Array] as const;
const TYPED_NAMES = TYPES.map(({ name }) => name);
const ARRAY = 0;
const RECORD = -1;
const FIRST_TYPED = -2;

/**
 * The maximum nesting for packing, unpacking and comparing. Deeper data are damage or an attack, and raise an error instead of
 * overflowing the stack.
 */
export const MOST_NESTING = 64;

export function tooDeep(): never {
  throw new TypeError(`data of more than ${MOST_NESTING} levels`);
}

/** No field of ours has this name; to set it would change what the object is. */
export const isField = (key: string): boolean => key !== '__proto__';

/** Objects with so many different sets of keys are tables by key, not shapes. */
const MOST_SHAPES = 1000;
const MOST_FIELDS = 64;

/** Frozen lists of this length say that nothing in them ever changes: they are packed once, and compared once. */
export const LONG = 64;
export const isFixed = (list: { readonly length: number }): boolean => list.length >= LONG && Object.isFrozen(list);

/** Packs for one game: shapes are numbered as they turn up, so everybody served by this packer shares the numbers. */
export class Packer {
  readonly shapes: Shape[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly fixed = new WeakMap<readonly unknown[], Packed>();

  pack(value: unknown, left = MOST_NESTING): Packed {
    if (value === null || value === undefined) return null;
    if (typeof value !== 'object') return value as Packed;
    if (left === 0) return tooDeep();
    if (Array.isArray(value)) return isFixed(value) ? this.packOnce(value, left) : this.packList(value, left);
    if (ArrayBuffer.isView(value)) return [typeNumber(value as Typed), ...(value as Typed)];
    return this.packObject(value as Record<string, unknown>, left - 1);
  }

  private packList(list: readonly unknown[], left: number): Packed {
    return [ARRAY, ...list.map((item) => this.pack(item, left - 1))];
  }

  private packOnce(list: readonly unknown[], left: number): Packed {
    const packed = this.fixed.get(list) ?? this.packList(list, left);
    this.fixed.set(list, packed);
    return packed;
  }

  private packObject(value: Record<string, unknown>, left: number): Packed {
    const kind = typeof value['kind'] === 'string' ? value['kind'] : '';
    const keys: string[] = [];
    for (const key in value) if (value[key] !== undefined && (kind === '' || key !== 'kind') && isField(key)) keys.push(key);
    const shape = this.shapeOf(kind, keys);
    const packed: Packed[] = [shape ?? RECORD];
    if (shape === undefined && kind !== '') packed.push('kind', kind);
    for (const key of keys) {
      if (shape === undefined) packed.push(key);
      packed.push(this.pack(value[key], left));
    }
    return packed;
  }

  private shapeOf(kind: string, keys: readonly string[]): number | undefined {
    const signature = `${kind}\n${keys.join('\n')}`;
    const known = this.numbers.get(signature);
    // A key that holds a line break could pass for two: then the object is packed by its keys.
    if (known !== undefined) return this.shapes[known - 1]!.length === keys.length + 1 && hasNoBreak(keys) ? known : undefined;
    if (keys.length > MOST_FIELDS || this.shapes.length >= MOST_SHAPES || !hasNoBreak(keys)) return undefined;
    this.shapes.push([kind, ...keys]);
    this.numbers.set(signature, this.shapes.length);
    return this.shapes.length;
  }
}

const hasNoBreak = (keys: readonly string[]): boolean => !keys.some((key) => key.includes('\n'));

/**
 * The result of packing and unpacking a value, with fields in the clients' order. Fixed lists are not copied: they hold only
 * texts, numbers and lists of such.
 */
export function asUnpacked(value: unknown, left = MOST_NESTING): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object' || ArrayBuffer.isView(value)) return value;
  if (left === 0) return tooDeep();
  if (Array.isArray(value)) return isFixed(value) ? value : value.map((item) => asUnpacked(item, left - 1));
  const fields = value as Record<string, unknown>;
  const unpacked: Record<string, unknown> = {};
  if (typeof fields['kind'] === 'string' && fields['kind'] !== '') unpacked['kind'] = fields['kind'];
  for (const key in fields) if (fields[key] !== undefined && isField(key)) unpacked[key] = asUnpacked(fields[key], left - 1);
  return unpacked;
}

/** Reads what a packer wrote. Throws on nonsense: the caller takes the message for damaged. */
export class Unpacker {
  private readonly shapes: Shape[] = [];

  get known(): number {
    return this.shapes.length;
  }

  learn(shapes: readonly Shape[]): void {
    this.shapes.push(...shapes);
  }

  unpack(packed: Packed, left = MOST_NESTING): Json | Typed {
    if (packed === null || typeof packed !== 'object') return packed;
    if (left === 0) return tooDeep();
    const [tag, ...rest] = packed;
    if (tag === ARRAY) return rest.map((item) => this.unpack(item, left - 1)) as Json;
    if (tag === RECORD) return this.record(rest, left - 1);
    if (typeof tag === 'number' && tag <= FIRST_TYPED) return typedOf(tag, rest);
    const shape = typeof tag === 'number' ? this.shapes[tag - 1] : undefined;
    if (!shape || shape.length - 1 !== rest.length) throw new TypeError(`shape ${String(tag)} has not been told`);
    const value: Record<string, Json> = {};
    if (shape[0] !== '') value['kind'] = shape[0];
    for (const [index, item] of rest.entries()) {
      const key = shape[index + 1]!;
      if (isField(key)) value[key] = this.unpack(item, left - 1) as Json;
    }
    return value;
  }

  private record(rest: readonly Packed[], left: number): Json {
    const value: Record<string, Json> = {};
    for (let i = 0; i + 1 < rest.length; i += 2) {
      const key = String(rest[i]);
      if (isField(key)) value[key] = this.unpack(rest[i + 1]!, left) as Json;
    }
    return value;
  }
}

function typeNumber(value: Typed): number {
  const type = TYPED_NAMES.indexOf(value.constructor.name);
  if (type < 0) throw new TypeError(`a ${value.constructor.name} has no place on the wire`);
  return FIRST_TYPED - type;
}

function typedOf(tag: number, numbers: readonly Packed[]): Typed {
  const type = TYPES[FIRST_TYPED - tag];
  if (!type || !numbers.every((n) => typeof n === 'number')) throw new TypeError(`${tag} is no typed array`);
  return type.from(numbers as readonly number[]);
}

import { isField, isFixed, LONG, MOST_NESTING, type Packed, type Packer, tooDeep, type Unpacker } from './packing.ts';

/*
 * What changed from one value to another. A change is either the new value, where it is a number, a text, a boolean or null, or
 *   [0, packed]                          replaced
 *   [1, at, removed, …packed]            so many items of an array removed there, others put in their place
 *   [2, gap, change, gap, change, …]     single items of an array changed; gaps count from the last changed index (first from 0)
 *   [3, gap, change, …]                  the same for the fields of an object, in their order
 *   [4, [key, change, …], [gone, …]]     fields of an object changed, new or gone, by name
 */

type List = { readonly length: number; readonly [index: number]: unknown };
type Fields = Readonly<Record<string, unknown>>;

const REPLACED = 0;
const SPLICED = 1;
const ITEMS = 2;
const FIELDS = 3;
const NAMED = 4;

const isList = (value: object): boolean => Array.isArray(value) || ArrayBuffer.isView(value);
/** Absent and undefined are the same; what the one side packs away the other must not count. */
const fieldsOf = (value: Fields): string[] => Object.keys(value).filter((key) => value[key] !== undefined && isField(key));
/** Data hold no functions: what an object answers with one for (`toString`) it only inherits. */
const fieldOf = (value: Fields, key: string): unknown => {
  const field = value[key];
  return typeof field === 'function' ? undefined : field;
};
const isData = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function isSame(a: unknown, b: unknown, left = MOST_NESTING): boolean {
  if (a === b) return true;
  if (!isData(a) || !isData(b)) return false;
  if (left === 0) return tooDeep();
  if (isList(a)) return isList(b) && isSameList(a as List, b as List, left - 1);
  if (isList(b)) return false;
  const [x, y] = [a as Fields, b as Fields];
  let count = 0;
  for (const key in x) {
    if (x[key] === undefined || !isField(key)) continue;
    if (!isSame(x[key], fieldOf(y, key), left - 1)) return false;
    count++;
  }
  for (const key in y) if (y[key] !== undefined && isField(key)) count--;
  return count === 0;
}

/** Frozen lists and their known equals: a long list is compared only once. */
const settled = new WeakMap<List, WeakSet<List>>();

const isSettled = (before: List, after: List): boolean => after.length >= LONG && (settled.get(after)?.has(before) ?? false);

function settle(before: List, after: List): void {
  if (!isFixed(after)) return;
  const others = settled.get(after) ?? new WeakSet();
  others.add(before);
  settled.set(after, others);
}

function isSameList(a: List, b: List, left: number): boolean {
  const kind = a.constructor;
  if (a.length !== b.length || kind !== b.constructor) return false;
  switch (kind) {
    case Int8Array:
      return areSameInt8(a as Int8Array, b as Int8Array);
    case Uint8Array:
      return areSameUint8(a as Uint8Array, b as Uint8Array);
    case Uint16Array:
      return areSameUint16(a as Uint16Array, b as Uint16Array);
    case Int16Array:
      return areSameInt16(a as Int16Array, b as Int16Array);
    case Int32Array:
      return areSameInt32(a as Int32Array, b as Int32Array);
    default:
      if (isSettled(a, b)) return true;
      for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isSame(a[i], b[i], left)) return false;
      settle(a, b);
      return true;
  }
}

/*
 * Worlds are mostly arrays of small numbers, and comparing them was a quarter of what a move of the circuit costs a server. A loop that
 * only ever meets one kind of array is several times as fast as one that meets all, so each kind has its own.
 */
function areSameInt8(a: Int8Array, b: Int8Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function areSameUint8(a: Uint8Array, b: Uint8Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function areSameUint16(a: Uint16Array, b: Uint16Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function areSameInt16(a: Int16Array, b: Int16Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function areSameInt32(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The change that turns `before` into `after`; undefined when they are the same. */
export function changeOf(packer: Packer, before: unknown, after: unknown, left = MOST_NESTING): Packed | undefined {
  if (before === after) return undefined;
  if (!isData(after)) return isData(before) || before !== (after ?? null) ? ((after ?? null) as Packed) : undefined;
  if (left === 0) return tooDeep();
  const isOfOneKind = isData(before) && isList(before) === isList(after);
  if (!isOfOneKind || (isList(after) && before.constructor !== after.constructor)) return [REPLACED, packer.pack(after, left)];
  return isList(after)
    ? listChange(packer, before as List, after as List, left)
    : fieldsChange(packer, before as Fields, after as Fields, left);
}

function listChange(packer: Packer, before: List, after: List, left: number): Packed | undefined {
  if (isSettled(before, after)) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start], left)) start++;
  if (start === before.length && start === after.length) {
    settle(before, after);
    return undefined;
  }
  let end = 0;
  while (end < shorter - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end], left)) end++;
  const items =
    before.length === after.length ? itemsChange(packer, before, after, [start, after.length - end], left) : undefined;
  if (items && isShorter(items, after, [start, after.length - end])) return items;
  const spliced: Packed[] = [SPLICED, start, before.length - end - start];
  for (let i = start; i < after.length - end; i++) spliced.push(packer.pack(after[i], left));
  return spliced;
}

/**
 * Whether single changes are shorter than the whole stretch. Numbers and texts are counted: each costs a gap more than in a splice. An
 * object may be long and its change short, so objects are weighed; without packing them, which would number shapes that nobody is told.
 */
function isShorter(items: readonly Packed[], after: List, [from, to]: readonly [number, number]): boolean {
  const inserted = to - from;
  const isFlat = !Array.isArray(after) || !items.some((change, index) => index % 2 === 0 && Array.isArray(change));
  if (isFlat) return items.length <= inserted + 3;
  let left = lengthOf(items, Number.POSITIVE_INFINITY, BRACKETS) - lengthOf([SPLICED, from, inserted], 100, BRACKETS);
  for (let i = from; i < to && left > 0; i++) left -= lengthOf(after[i], left, BRACKETS + TAG);
  return left <= 0;
}

/** Of a list on the wire, with the comma after it; and of the number that says what is in it, which a change has among its items. */
const BRACKETS = 3;
const TAG = 2;

/** Approximate length on the wire in characters, at most `most`. Names of fields are sent once and cost nothing. */
function lengthOf(value: unknown, most: number, around: number, left = MOST_NESTING): number {
  if (typeof value === 'string') return value.length + 3;
  if (!isData(value) || left === 0) return typeof value === 'number' ? 1 + String(value).length : 5;
  let sum = around;
  const items: ArrayLike<unknown> = isList(value) ? (value as List) : Object.values(value);
  for (let i = 0; i < items.length && sum < most; i++)
    if (items[i] !== undefined) sum += lengthOf(items[i], most - sum, around, left - 1);
  return sum;
}

function itemsChange(packer: Packer, before: List, after: List, [from, to]: readonly [number, number], left: number): Packed[] {
  const items: Packed[] = [ITEMS];
  let last = 0;
  for (let i = from; i < to; i++) {
    const change = changeOf(packer, before[i], after[i], left - 1);
    if (change === undefined) continue;
    items.push(i - last, change);
    last = i;
  }
  return items;
}

function fieldsChange(packer: Packer, before: Fields, after: Fields, left: number): Packed | undefined {
  const keys = fieldsOf(after);
  const old = fieldsOf(before);
  if (keys.length !== old.length || keys.some((key, index) => key !== old[index]))
    return namedChange(packer, before, after, [keys, old], left);
  const fields: Packed[] = [FIELDS];
  let last = 0;
  for (const [index, key] of keys.entries()) {
    const change = changeOf(packer, before[key], after[key], left - 1);
    if (change === undefined) continue;
    fields.push(index - last, change);
    last = index;
  }
  return fields.length > 1 ? fields : undefined;
}

function namedChange(
  packer: Packer,
  before: Fields,
  after: Fields,
  [keys, old]: readonly [readonly string[], readonly string[]],
  left: number,
): Packed | undefined {
  const changed: Packed[] = [];
  for (const key of keys) {
    const change = changeOf(packer, fieldOf(before, key), after[key], left - 1);
    if (change !== undefined) changed.push(key, change);
  }
  const gone = old.filter((key) => fieldOf(after, key) === undefined);
  return changed.length + gone.length > 0 ? [NAMED, changed, gone] : undefined;
}

/** Applies a change to a copy; what stayed the same is shared with `before`. Throws on a change that does not fit. */
export function patched(unpacker: Unpacker, before: unknown, change: Packed, left = MOST_NESTING): unknown {
  if (!Array.isArray(change)) return change;
  if (left === 0) return tooDeep();
  const [tag, ...rest] = change as readonly Packed[];
  if (tag === REPLACED) return unpacker.unpack(rest[0] ?? null, left);
  if (!isData(before)) throw new TypeError('a change inside what is no list and no object');
  if (tag === SPLICED) return splice(unpacker, before as List, rest, left);
  if (tag === ITEMS) return patchItems(unpacker, before as List, rest, left);
  if (tag === FIELDS) return patchFields(unpacker, before as Fields, rest, left);
  if (tag === NAMED) return patchNamed(unpacker, before as Fields, rest, left);
  throw new TypeError(`there is no change ${String(tag)}`);
}

function splice(unpacker: Unpacker, before: List, [at, removed, ...items]: readonly Packed[], left: number): unknown {
  const list = Array.from(before as ArrayLike<unknown>);
  list.splice(Number(at), Number(removed), ...items.map((item) => unpacker.unpack(item, left)));
  return likewise(before, list);
}

function patchItems(unpacker: Unpacker, before: List, rest: readonly Packed[], left: number): unknown {
  const list = Array.from(before as ArrayLike<unknown>);
  let at = 0;
  for (let i = 0; i + 1 < rest.length; i += 2) {
    at += Number(rest[i]);
    list[at] = patched(unpacker, list[at], rest[i + 1]!, left - 1);
  }
  return likewise(before, list);
}

function likewise(before: List, list: unknown[]): unknown {
  if (Array.isArray(before)) return list;
  return (before.constructor as unknown as { from(values: unknown[]): unknown }).from(list);
}

function patchFields(unpacker: Unpacker, before: Fields, rest: readonly Packed[], left: number): unknown {
  const keys = fieldsOf(before);
  const value: Record<string, unknown> = { ...before };
  let at = 0;
  for (let i = 0; i + 1 < rest.length; i += 2) {
    at += Number(rest[i]);
    const key = keys[at];
    if (key === undefined) throw new TypeError(`an object of ${keys.length} fields has no field ${at}`);
    value[key] = patched(unpacker, before[key], rest[i + 1]!, left - 1);
  }
  return value;
}

function patchNamed(unpacker: Unpacker, before: Fields, [changed, gone]: readonly Packed[], left: number): unknown {
  if (!Array.isArray(changed) || !Array.isArray(gone)) throw new TypeError('a change by name has two lists');
  const value: Record<string, unknown> = { ...before };
  for (let i = 0; i + 1 < changed.length; i += 2) {
    const key = String(changed[i]);
    if (isField(key)) value[key] = patched(unpacker, fieldOf(before, key), changed[i + 1], left - 1);
  }
  for (const key of gone) delete value[String(key)];
  return value;
}

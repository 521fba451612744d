export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** An object with keys: no array, not null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Typed = Int8Array | Uint8Array | Int16Array | Uint16Array | Int32Array | Uint32Array | Float64Array;
const TYPED = { Int8Array, Uint8Array, Int16Array, Uint16Array, Int32Array, Uint32Array, Float64Array };
const isTypedName = (name: string): name is keyof typeof TYPED => Object.hasOwn(TYPED, name);

/**
 * One text for one value: keys sorted, absent and undefined the same, typed arrays as `{"~Int8Array":[...]}`.
 * Equal states have equal texts, so it serves for saving, hashing and comparing.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`${value} has no place in a state`);
    return String(value);
  }
  if (typeof value !== 'object') {
    if (typeof value !== 'string') throw new TypeError(`a ${typeof value} has no place in a state`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) {
    let items = '';
    for (let i = 0; i < value.length; i++)
      items += i === 0 ? canonicalJson(value[i] ?? null) : `,${canonicalJson(value[i] ?? null)}`;
    return `[${items}]`;
  }
  if (ArrayBuffer.isView(value)) return `{"~${value.constructor.name}":[${(value as Typed).join(',')}]}`;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError(`a ${value.constructor.name} has no place in a state: plain objects and arrays only`);
  }
  const fields = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const key of Object.keys(fields).sort()) {
    const field = fields[key];
    if (field !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(field)}`;
  }
  return `{${text}}`;
}

/** Reads what canonicalJson wrote, typed arrays and all. */
export const parseCanonical = (text: string): unknown => withTyped(JSON.parse(text));

/** The same value with typed arrays in place of what stands for them. A reviver of JSON.parse would take ten times as long. */
function withTyped(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const fields = value as Record<string, unknown>;
  const keys = Object.keys(fields);
  for (const key of keys) {
    const field = fields[key];
    const typed = withTyped(field);
    if (typed !== field) fields[key] = typed;
  }
  const [name] = keys;
  if (keys.length !== 1 || !name?.startsWith('~')) return value;
  const [kind, items] = [name.slice(1), fields[name]];
  return isTypedName(kind) && Array.isArray(items) ? TYPED[kind].from(items) : value;
}

/** 53 bits of a text as 14 hexadecimal digits: tells drift apart from equality, proves nothing against an enemy. */
export function shortHash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16).padStart(14, '0');
}

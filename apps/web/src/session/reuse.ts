/**
 * `now`, made of the parts of `before` wherever they say the same. Views are made again after every step though little of them changes;
 * with the old parts in their places only what really is new is drawn again. Both are plain data that nobody changes.
 */
export function reuse<Value>(before: unknown, now: Value): Value {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || !before || !now) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? (reuseList(before, now) as Value) : now;
  if (now instanceof Uint8Array) return before instanceof Uint8Array && isSameBytes(before, now) ? (before as Value) : now;
  if (now instanceof Map) return before instanceof Map && isSameMap(before, now) ? (before as Value) : now;
  if (Object.getPrototypeOf(now) !== Object.prototype || Object.getPrototypeOf(before) !== Object.prototype) return now;
  return reuseRecord(before as Plain, now as Plain) as Value;
}

const isSameBytes = (before: Uint8Array, now: Uint8Array): boolean =>
  before.length === now.length && now.every((byte, index) => byte === before[index]);

const isSameMap = (before: ReadonlyMap<unknown, unknown>, now: ReadonlyMap<unknown, unknown>): boolean =>
  before.size === now.size &&
  [...now].every(([key, value]) => before.has(key) && reuse(before.get(key), value) === before.get(key));

type Plain = Readonly<Record<string, unknown>>;

function reuseList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const made = now.map((item, index) => reuse(before[index], item));
  return made.length === before.length && made.every((item, index) => item === before[index]) ? before : made;
}

function reuseRecord(before: Plain, now: Plain): Plain {
  const keys = Object.keys(now);
  let isSame = keys.length === Object.keys(before).length;
  const made = keys.map((key): readonly [string, unknown] => {
    const isKnown = Object.hasOwn(before, key);
    const value = isKnown ? reuse(before[key], now[key]) : now[key];
    isSame &&= isKnown && value === before[key];
    return [key, value];
  });
  return isSame ? before : Object.fromEntries(made);
}

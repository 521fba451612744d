import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '../src/json.ts';
import { LawBroken, requireEqual } from '../src/laws/broken.ts';

const compare = (one: unknown, other: unknown): void => requireEqual('sameness', 'two things differ', one, other);

test.each([
  [
    { a: 1, b: [true, null, 'x'] },
    { b: [true, null, 'x'], a: 1 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
  [[undefined], [null]],
  [{ cells: Int8Array.of(1, -2) }, { cells: Int8Array.of(1, -2) }],
  [0, -0],
  [Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
])('%j equals %j', (one, other) => {
  expect(() => compare(one, other)).not.toThrow();
});

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1, b: 1 }, { a: 1 }],
  [
    { a: undefined, b: 1 },
    { a: 1, b: 1 },
  ],
  [{ a: undefined }, { b: 1 }],
  [[1, 2], [1]],
  [[], {}],
  [1, '1'],
  [null, 0],
  [null, {}],
  [Int8Array.of(1), Uint8Array.of(1)],
  [Int8Array.of(1), Int8Array.of(1, 0)],
])('%j differs from %j', (one, other) => {
  expect(() => compare(one, other)).toThrow(LawBroken);
  expect(() => compare(other, one)).toThrow(LawBroken);
});

test('what is no data is refused, also where both are the same', () => {
  for (const [what, name] of [
    [new Map(), 'Map'],
    [() => 1, 'function'],
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
    [1n, 'bigint'],
  ] as const) {
    expect(() => compare({ in: [what] }, { in: [what] })).toThrow(name);
  }
});

test('two values are equal exactly if their texts are', () => {
  const some = fc.jsonValue({ maxDepth: 2 });
  const keeps = (one: unknown, other: unknown): boolean => {
    try {
      compare(one, other);
      return true;
    } catch {
      return false;
    }
  };
  fc.assert(
    fc.property(some, some, (one, other) => {
      expect(keeps(one, other)).toBe(canonicalJson(one) === canonicalJson(other));
      expect(keeps(one, structuredClone(one))).toBe(true);
    }),
    { seed: 1, numRuns: 300 },
  );
});

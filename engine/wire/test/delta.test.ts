import { expect, test } from 'vitest';
import { isSame } from '../src/delta.ts';

const KINDS = [Int8Array, Uint8Array, Uint16Array, Int16Array, Int32Array, Uint32Array, Float64Array, Array] as const;

test.each(KINDS.map((kind) => [kind.name, kind] as const))('%s: numbers are compared to the last one', (_, kind) => {
  const numbers = kind.from([1, 2, 3]);
  expect(isSame(numbers, kind.from([1, 2, 3]))).toBe(true);
  expect(isSame(numbers, kind.from([1, 2, 4]))).toBe(false);
  expect(isSame(numbers, kind.from([9, 2, 3]))).toBe(false);
  expect(isSame(numbers, kind.from([1, 2]))).toBe(false);
  expect(isSame({ numbers }, { numbers: kind.from([1, 2, 3]) })).toBe(true);
  expect(isSame({ numbers }, { numbers: kind.from([1, 0, 3]) })).toBe(false);
});

test('arrays of different kinds differ whatever is in them', () => {
  for (const one of KINDS) for (const other of KINDS) expect(isSame(one.from([1, 2]), other.from([1, 2]))).toBe(one === other);
});

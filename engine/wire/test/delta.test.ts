import { expect, test } from 'vitest';
import { changeOf, isSame } from '../src/delta.ts';
import { Packer } from '../src/packing.ts';

interface Kind {
  readonly name: string;
  from(numbers: readonly number[]): ArrayLike<number>;
}
const KINDS: readonly Kind[] = [Int8Array, Uint8Array, Uint16Array, Int16Array, Int32Array, Uint32Array, Float64Array, Array];

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

test('a long list that was found the same is not read again, unless it could have changed', () => {
  let reads = 0;
  const list = (count: number, value = 0): unknown[] =>
    Array.from({ length: count }, (_, at) => ({
      get at() {
        reads++;
        return at === 70 ? value : at;
      },
    }));
  const packer = new Packer();
  const [told, frozen, open] = [list(100), Object.freeze(list(100)), list(100)];
  const readsFor = (after: unknown): number => {
    reads = 0;
    expect(changeOf(packer, { told }, { told: after })).toBeUndefined();
    return reads;
  };
  expect(readsFor(frozen)).toBeGreaterThan(100);
  expect(readsFor(frozen)).toBe(0);
  expect(readsFor(open)).toBeGreaterThan(100);
  expect(readsFor(open)).toBeGreaterThan(100);
  // The same frozen list beside another one is read.
  expect(changeOf(packer, { told: list(100, 5) }, { told: frozen })).toBeDefined();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, parseCanonical, shortHash } from '../src/json.ts';

test('the order of keys and undefined fields leave no trace', () => {
  expect(canonicalJson({ b: 1, a: [2, undefined] })).toBe('{"a":[2,null],"b":1}');
  expect(canonicalJson({ a: 1, b: undefined })).toBe(canonicalJson({ a: 1 }));
});

test('typed arrays come back as what they were', () => {
  const state = { cells: Int8Array.of(-1, 2), codes: Float64Array.of(2 ** 52), rest: [Uint16Array.of(65535)] };
  const back = parseCanonical(canonicalJson(state)) as typeof state;
  expect(back).toEqual(state);
  expect(back.cells).toBeInstanceOf(Int8Array);
});

test('typed arrays come back at every depth, also under a key that objects have of their own', () => {
  const text = '{"__proto__":{"~Int8Array":[1]},"rows":[[{"~Uint8Array":[2]}],{"~Map":[3]},{"~Int8Array":4}]}';
  const back = parseCanonical(text) as { readonly rows: readonly unknown[] };
  expect(Object.getOwnPropertyDescriptor(back, '__proto__')?.value).toEqual(Int8Array.of(1));
  expect(back.rows).toEqual([[Uint8Array.of(2)], { '~Map': [3] }, { '~Int8Array': 4 }]);
});

test('what is no data is refused by name', () => {
  expect(() => canonicalJson({ a: new Map() })).toThrow('a Map has no place in a state');
  expect(() => canonicalJson({ a: () => 1 })).toThrow('a function has no place in a state');
  expect(() => canonicalJson({ a: Number.NaN })).toThrow('NaN has no place in a state');
});

test('plain JSON survives the round trip', () => {
  const plain = fc.jsonValue({ noUnicodeString: false }).filter((value) => !JSON.stringify(value).includes('"~'));
  fc.assert(
    fc.property(plain, (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(parseCanonical(text))).toBe(text);
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('hashes differ for texts that differ in one letter', () => {
  const hashes = new Set(Array.from({ length: 5000 }, (_, index) => shortHash(`{"turn":${index}}`)));
  expect(hashes.size).toBe(5000);
  expect([...hashes].every((hash) => /^[0-9a-f]{14}$/.test(hash))).toBe(true);
});

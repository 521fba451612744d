import { expect, test } from 'vitest';
import { readUntrusted } from '../src/untrusted.ts';

const BOUNDS = { length: 20_000, depth: 4, values: 100 };

const says = (text: string): string => {
  const read = readUntrusted(text, BOUNDS);
  return read.ok ? 'fine' : read.problem.says;
};

test.each([
  ['null', 'fine'],
  ['{"a":[{"b":[1]}]}', 'fine'],
  ['{"a":[{"b":[[1]]}]}', 'too deep'],
  ['{"a":[{"b":[[]]}]}', 'too deep'],
  [`${'['.repeat(2000)}${']'.repeat(2000)}`, 'too deep'],
  [`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`, 'too deep'],
  [JSON.stringify(Array.from({ length: 99 }, () => 0)), 'fine'],
  [JSON.stringify(Array.from({ length: 100 }, () => 0)), 'too many values'],
  ['{"a":{"__proto__":{"isAdmin":true}}}', 'a key that is not allowed'],
  [`"${'x'.repeat(20_000)}"`, 'too long'],
  ['{"a":', 'no JSON'],
])('%.40s: %s', (text, expected) => {
  expect(says(text)).toBe(expected);
});

test('what is fine is given as it was sent', () => {
  expect(readUntrusted('{"toString":[1,"two",{"three":null}]}', BOUNDS)).toEqual({
    ok: true,
    value: { toString: [1, 'two', { three: null }] },
  });
});

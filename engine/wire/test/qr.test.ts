import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrOf } from '../src/qr.ts';

const LINK = `http://192.168.0.17:8080/#/t/BCDFGH?${'abcdefghijklmnop0123456789'.repeat(9)}`;

// Compared module by module with the codes of another encoder (qrcode-generator 2.0.4, level M), one of each size.
test.each([
  [5, 21, 'd274be62e2b9b1d4'],
  [20, 25, 'f36806ff0e1f9fde'],
  [47, 33, '7ffb04e232d455e6'],
  [63, 37, 'f06947789a44cfe8'],
  [86, 41, '87115de040703497'],
  [113, 45, '433f8ad06769e3a4'],
  [123, 49, '3bf3b78ae01374a0'],
  [153, 53, '942176ce201191e4'],
  [181, 57, 'c583136b3335a71a'],
])('the first %i letters of a link make the %i modules that others make of them', (length, size, hash) => {
  const modules = qrOf(LINK.slice(0, length));
  expect(modules).toHaveLength(size);
  const text = modules.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join('')).join('\n');
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(hash);
});

test('letters of every alphabet fit, too many do not', () => {
  expect(qrOf('столик żółć 🪑')).toHaveLength(25);
  expect(() => qrOf('x'.repeat(214))).toThrow(RangeError);
});

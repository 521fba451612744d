import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { drawPictures, withoutProperties } from '../pictures.ts';

const ROOT = resolve(import.meta.dirname, '../..');

test('the pictures in the docs are what the art draws now (else: node tools/pictures.ts)', async () => {
  const pictures = await drawPictures();
  expect(pictures.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['docs/pictures/circuit-pieces.svg', 'docs/pictures/micropul-pieces.svg']),
  );
  for (const { path, svg } of pictures) {
    const isFresh = readFileSync(resolve(ROOT, path), 'utf8') === svg;
    expect(isFresh, path).toBe(true);
  }
});

test('a picture needs no CSS', () => {
  expect(withoutProperties('<a fill="var(--p1, #fff)" font-family="var(--text, a, b)"/>')).toBe(
    '<a fill="#fff" font-family="a, b"/>',
  );
});

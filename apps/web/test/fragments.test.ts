import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../src');
const WORDS = String.raw`\$\{(?:m|w|t|words|desk\.words|say)\(\)[^{}]*\}`;
/** Two pieces of a catalog side by side in one text, with nothing that ends a sentence or a list's item between them. */
const JOINED = new RegExp(`${WORDS} *${WORDS}`);
/** Whole sentences, one after the other. */
const SENTENCES = ['words().panel.ends', 'w().setup.isPrivateHint'];

test('no sentence is made of pieces that a language would put in another order', () => {
  const found = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const lines = readFileSync(join(ROOT, name), 'utf8').split('\n');
      return lines.filter((line) => JOINED.test(line)).map((line) => `${name}: ${line.trim()}`);
    })
    .filter((line) => !SENTENCES.some((known) => line.includes(known)));
  expect(found).toEqual([]);
});

test('no sentence is cut, lowered or patched where it is used: the catalog says it whole', () => {
  const PATCHED = /\b(?:m|w|t|words)\(\)(?:\.\w+(?:\([^()]*\))?)+\.(?:replace|slice|toLowerCase|toUpperCase|split)\(/;
  const found = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const lines = readFileSync(join(ROOT, name), 'utf8').split('\n');
      return lines.filter((line) => PATCHED.test(line)).map((line) => `${name}: ${line.trim()}`);
    });
  expect(found).toEqual([]);
});

const PACKAGES = ['games/circuit', 'games/golems', 'games/micropul', 'examples/connect-four', 'apps/cli'];

test('no game and no terminal puts words of a language side by side that it would order otherwise', () => {
  const PIECE = String.raw`\$\{[A-Z_]+(?:\[[^\]]+\]|\.\w+|!)*\[language\]\}`;
  const PIECES = new RegExp(`${PIECE} ${PIECE}`);
  const found = PACKAGES.flatMap((folder) => {
    const root = join(import.meta.dirname, '../../..', folder, 'src');
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => {
        const lines = readFileSync(join(root, name), 'utf8').split('\n');
        return lines.filter((line) => PIECES.test(line)).map((line) => `${folder} ${name}: ${line.trim()}`);
      });
  });
  expect(found).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@stolik/kernel/language';
import { keysOf } from '@stolik/kernel/testing/catalog';
import { typeset } from '@stolik/look/typography';
import { expect, test } from 'vitest';
import { SITE_WORDS } from '../src/pages/site-words.ts';

const ROOT = join(import.meta.dirname, '../src');
const CODE = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/words(?:\/\w+)*\.ts$/.test(name))
  .map((name) => readFileSync(join(ROOT, name), 'utf8'))
  .join('\n');
const SAID = new Set(CODE.match(/[A-Za-z_$][\w$]*/g));

/** Looked up by a value: a problem, a place, where a clause comes from. */
const LOOKED_UP = new Set(['problem', 'places', 'origins']);

test('no word of the pages is left that nobody says', () => {
  const unused = keysOf(SITE_WORDS.en).filter((path) => !path.some((key) => LOOKED_UP.has(key)) && !SAID.has(path.at(-1)!));
  expect(unused).toEqual([]);
});

test('every text of the pages has been through the typesetter, in every language', () => {
  for (const language of LANGUAGES)
    for (const path of keysOf(SITE_WORDS[language])) {
      const found = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], SITE_WORDS[language]);
      for (const text of typeof found === 'function' ? [String(found(2, 5))] : ([found].flat() as readonly string[])) {
        expect(typeset(text, language), path.join('.')).toBe(text);
        expect(text.replace(/`[^`]*`/g, ''), path.join('.')).not.toMatch(/\p{L}'\p{L}|\p{L} - \p{L}|(?:^|[\s(])-\d/u);
      }
    }
});

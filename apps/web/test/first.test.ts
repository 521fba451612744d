import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { LANGUAGES } from '@stolik/kernel/language';
import { expect, test } from 'vitest';
import { GAMES } from '../src/base/games.ts';

test('the first picture of a table knows every game by the name the home page gives it', () => {
  const source = readFileSync(join(import.meta.dirname, '../public/first.js'), 'utf8');
  const known = runInNewContext(`${source}\n;GAMES`) as Record<string, Record<string, unknown>>;
  expect(Object.keys(known)).toEqual(GAMES.map(({ id }) => id));
  for (const { id, title, invitation, felt } of GAMES) {
    const said = Object.fromEntries(LANGUAGES.map((language) => [language, [title[language], invitation[language]]]));
    expect(JSON.parse(JSON.stringify(known[id]))).toEqual({ felt: felt.replace('--felt-', ''), ...said });
  }
});

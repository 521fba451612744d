import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { LANGUAGES } from '@stolik/kernel/language';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games/registry.ts';

test('the first picture of a table knows every game by the name the home page gives it', () => {
  const source = readFileSync(join(import.meta.dirname, '../public/first.js'), 'utf8');
  const known = runInNewContext(`${source}\n;GAMES`) as Record<string, Record<string, unknown>>;
  expect(Object.keys(known)).toEqual(GAMES.map(({ id }) => id));
  for (const { id, title, invitation, felt } of GAMES) {
    expect(`--felt-${known[id]?.['felt']}`).toBe(felt);
    for (const language of LANGUAGES) expect([...(known[id]?.[language] as string[])]).toEqual([title[language], invitation[language]]);
  }
});

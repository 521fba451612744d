import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '@stolik/kernel/language';
import { type GameLog, parseLog } from '@stolik/kernel/log';
import { unwrap } from '@stolik/kernel/result';
import { playedBy, reviewOf, storyOfLog } from '@stolik/search/testing/reviews';
import { expect, test } from 'vitest';
import { golems4Bots } from '../src/v4/bot.ts';
import { golems4 } from '../src/v4/game.ts';
import { golems6Bots } from '../src/v6/bot.ts';
import { golems6 } from '../src/v6/game.ts';

// Fixed games, each with the seat of the one who reads its review. UPDATE=1 writes the stories again; the difference is reviewed like code.
const folder = new URL('./reviews/', import.meta.url);
const GAMES = [
  ['six-win', 0],
  ['six-loss', 0],
  ['six-draw', 0],
  ['six-gears', 0],
  ['six-race', 1],
  ['four-win', 0],
  ['four-loss', 0],
  ['four-draw', 0],
] as const;
const logOf = (name: string): GameLog => unwrap(parseLog(readFileSync(new URL(`${name}.stolik`, folder), 'utf8')));

const editionOf = (name: string) =>
  name.startsWith('six') ? ([golems6, golems6Bots] as const) : ([golems4, golems4Bots] as const);

test('every game has a story of its own, in three languages, as before', () => {
  const stories = GAMES.flatMap(([name, you]) =>
    LANGUAGES.map((language) => {
      const [game, book] = editionOf(name);
      return `${name}, ${language}: ${storyOfLog(game, book, logOf(name), you, language).join(' ')}`;
    }),
  );
  const told = `${stories.join('\n')}\n`;
  const file = new URL('stories.txt', folder);
  if (process.env['UPDATE'] === '1') writeFileSync(file, told);
  expect(told).toBe(readFileSync(file, 'utf8'));
});

test.each([
  ['six-win', 0],
  ['six-loss', 0],
  ['six-race', 1],
  ['four-draw', 0],
] as const)('the review of "%s" counts rounds, and has something to look at', (name, you) => {
  const [game, book] = editionOf(name);
  const { strip, moments, tryAt } = reviewOf(game, book, playedBy(game, logOf(name), you, 'en'), 1 / 60);
  expect(moments.every(({ when }) => 'round' in when)).toBe(true);
  expect(moments.length).toBeGreaterThan(0);
  if (tryAt !== undefined) expect(moments.map(({ step }) => step)).toContain(tryAt);
  // Children see no chances, and a race counts nothing.
  if (name === 'six-race') expect(strip).toBeUndefined();
  else expect(strip!.isChance).toBe(false);
  expect(strip?.isLess ?? false).toBe(!/gears|race/.test(name));
});

test('children are told no score', () => {
  for (const name of ['six-gears', 'six-race']) {
    const { says, moments } = reviewOf(golems6, golems6Bots, playedBy(golems6, logOf(name), 0, 'en'), 1 / 60);
    expect(says[0]).not.toMatch(/\d/);
    expect(moments.every(({ score }) => score === '')).toBe(true);
  }
});

import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '@stolik/kernel/language';
import { type GameLog, parseLog } from '@stolik/kernel/log';
import { unwrap } from '@stolik/kernel/result';
import { speechOf } from '@stolik/look/speech';
import { playedBy, reviewOf, storyOfLog } from '@stolik/search/testing/reviews';
import { expect, test } from 'vitest';
import { pointsCount } from '../src/bot/count.ts';
import { micropulBots } from '../src/bot.ts';
import { micropul } from '../src/game.ts';
import type { MicropulEvent } from '../src/turn/events.ts';

// Fixed games, each with the seat of the one who reads its review. UPDATE=1 writes the stories again; the difference is reviewed like code.
const folder = new URL('./reviews/', import.meta.url);
const GAMES = [
  ['win', 0],
  ['narrow-win', 0],
  ['loss', 0],
  ['alone', 0],
  ['ran-out', 0],
  ['gift', 0],
] as const;
const logOf = (name: string): GameLog => unwrap(parseLog(readFileSync(new URL(`${name}.stolik`, folder), 'utf8')));

test('every game has a story of its own, in three languages, as before', () => {
  const stories = GAMES.flatMap(([name, you]) =>
    LANGUAGES.map(
      (language) => `${name}, ${language}: ${storyOfLog(micropul, micropulBots, logOf(name), you, language).join(' ')}`,
    ),
  );
  expect(new Set(stories.map((story) => story.slice(story.indexOf(': ')))).size).toBe(stories.length);
  const told = `${stories.join('\n')}\n`;
  const file = new URL('stories.txt', folder);
  if (process.env['UPDATE'] === '1') writeFileSync(file, told);
  expect(told).toBe(readFileSync(file, 'utf8'));
});

test.each(GAMES)('the review of "%s" shows the best move and something to try', (name, you) => {
  const { strip, moments, tryAt } = reviewOf(micropul, micropulBots, playedBy(micropul, logOf(name), you, 'en'), 1 / 30);
  expect(strip).toMatchObject({ name: 'Points if the game had ended then', isLess: false, isChance: false });
  const best = moments.find(({ kind }) => kind === 'best')!;
  // What brought most closed a group or won tiles, and the score went up.
  expect(best).toMatchObject({ seat: you, title: 'Your best move' });
  expect(best.says).toMatch(/is closed: \+\d+ for you|tiles? from the core: \+\d+/);
  expect(best.score).toMatch(/\d+(:\d+)? → \d+(:\d+)?/);
  expect(moments.map(({ step }) => step)).toContain(tryAt);
});

test('the largest swing is told, whoever made it', () => {
  const { moments } = reviewOf(micropul, micropulBots, playedBy(micropul, logOf('loss'), 0, 'en'), 1 / 30);
  expect(moments.find(({ title }) => title === 'The biggest swing')).toMatchObject({ seat: 1 });
});

test('a gain that the rival gave is told, even where it is larger than the best move', () => {
  const { moments } = reviewOf(micropul, micropulBots, playedBy(micropul, logOf('gift'), 0, 'en'), 1 / 30);
  expect(moments.find(({ title }) => title === 'The biggest swing')).toMatchObject({ seat: 1, score: '16:11 → 26:13' });
});

test('[M7.3] who ran out of tiles reads that the score did not matter, and not what it was made of', () => {
  const story = storyOfLog(micropul, micropulBots, logOf('ran-out'), 0, 'en').join(' ');
  expect(story).toMatch(/^You lost 0:25\. You had no tiles left: that loses, whatever the score\./);
  expect(story).not.toContain('supply');
});

test('[M7.2] what a turn brought names the tile that left the hand, so that the points add up', () => {
  const speech = speechOf({ language: 'en', you: 0, isForKids: false, nameOf: (seat) => (seat === 0 ? 'Ola' : 'Bit') });
  const told = (...events: readonly MicropulEvent[]): string => pointsCount.told!(events, speech, undefined).join(' ');
  const laid: MicropulEvent = { kind: 'tileLaid', seat: 1, tile: '1BWB', x: 0, y: 1 };
  expect(told(laid)).toBe('');
  expect(told(laid, { kind: 'tilesWon', seat: 1, asked: 2, count: 2, core: 20 })).toMatch(
    /^The tile from the hand: −1\. 2 tiles/,
  );
});

import { LANGUAGES } from '@stolik/kernel/language';
import { expect, test } from 'vitest';
import type { GolemsEvent } from '../src/games/golems/model/scene.ts';
import { barkOf } from '../src/games/golems/story/bark.ts';
import { loadAllWords, wordsOf } from '../src/games/golems/words/by-language.ts';

await loadAllWords();

const event = (kind: string, more: object = {}): GolemsEvent => ({ kind, ...more }) as unknown as GolemsEvent;
const missed = (seat: number): GolemsEvent => event('strikeMade', { seat, hit: 'none' });
const landed = (seat: number): GolemsEvent => event('strikeMade', { seat, hit: 'golem' });
const stopped = (seat: number, by: string): GolemsEvent => event('moveBlocked', { seat, by });

test('one golem says a line about a row, of a triumph before a blunder', () => {
  expect(barkOf([missed(0), landed(1)], [], 3)).toEqual({ seat: 1, about: 'hit', variant: 4 });
  expect(barkOf([stopped(0, 'edge'), stopped(1, 'claim')], [], 1)?.about).toBe('claim');
  expect(barkOf([event('golemMoved', { seat: 0 })], [], 1)).toBeUndefined();
});

test('nobody speaks twice in a round', () => {
  expect(barkOf([missed(0)], [stopped(0, 'edge')], 1)).toBeUndefined();
  expect(barkOf([missed(0), stopped(1, 'edge')], [stopped(0, 'edge')], 1)?.seat).toBe(1);
});

test('lines have eight words at most, in every language', () => {
  for (const language of LANGUAGES) {
    const { barks } = wordsOf(language, 'golems6').film;
    for (const lines of Object.values(barks)) {
      expect(new Set(lines).size).toBe(3);
      for (const line of lines) expect(line.split(/\s+/).length).toBeLessThanOrEqual(8);
    }
  }
});

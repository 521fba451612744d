import { unwrap } from '@stolik/kernel/result';
import { type Facts, figureOf, type LivelyTable, playLively } from '@stolik/search/lively';
import { describe, expect, test } from 'vitest';
import { lively4 } from '../../src/bots/lively4.ts';
import { lively6 } from '../../src/bots/lively6.ts';
import { EDITIONS } from './table.ts';

// The table that one tap opens. What is asked of bots there: to come and fight, and to see through who stands still or repeats.
const LIVELY = { golems6: { lively: lively6, options: { subprogram: false } }, golems4: { lively: lively4, options: {} } };
const IS_LONG = Boolean(process.env['STOLIK_LONG']);
const GAMES = IS_LONG ? 60 : 24;

describe.each(EDITIONS)('$game.id', ({ game, book }) => {
  const { lively, options } = LIVELY[game.id as keyof typeof LIVELY];

  function play(level: number, rival?: 'still' | 'repeat'): (key: string) => number {
    const own = book.levels[level - 1]!;
    const steady = lively.rivals!.find(({ id }) => id === rival);
    const first = steady ? { player: steady.player, effort: { iterations: 1 } } : own;
    const table = {
      game,
      lively,
      options: unwrap(game.parseOptions(options, 2)),
      seed: 'fights',
      seating: () => ({ sitting: [first, own], rival: steady && 0 }),
      clock: () => 0,
    } as LivelyTable;
    const games: Facts[] = Array.from({ length: GAMES }, (_, index) => playLively(table, index));
    return (key) => figureOf(lively.measures.find((measure) => measure.key === key)!, games)!;
  }

  test('the usual opponent comes and fights', () => {
    const of = play(2);
    expect(of('hits')).toBeGreaterThanOrEqual(3);
    expect(of('draws')).toBeLessThanOrEqual(0.25);
    // Clumsy, not clever: it strikes where nobody is.
    expect(of('air')).toBeGreaterThan(3);
  });

  test('even who is just learning walks up and strikes', () => {
    const of = play(1);
    expect(of('hits')).toBeGreaterThanOrEqual(2);
    expect(of('hitless')).toBeLessThanOrEqual(0.25);
    expect(of('draws')).toBeLessThanOrEqual(0.3);
    // Most golems that stand still are found in the end, though not soon.
    expect(play(1, 'still')('stillUnhurt')).toBeLessThanOrEqual(0.5);
  });

  test.each(IS_LONG ? [3, 4, 5] : [3])('level %i seldom draws, and soon hits a golem that stands still', (level) => {
    expect(play(level)('draws')).toBeLessThanOrEqual(0.2);
    expect(play(level, 'still')('stillHitWithin3')).toBeGreaterThanOrEqual(0.8);
  });

  test('who lays the same every round is seen through', () => {
    expect(play(3, 'repeat')('repeatUnhurt')).toBeLessThanOrEqual(0.25);
  });
});

import { expect, test } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { questionFor } from '../src/bots/question.ts';
import { Limiter } from '../src/limits/bucket.ts';
import { Misses, SeatMisses } from '../src/limits/misses.ts';
import { AloneGames } from '../src/tables/alone.ts';
import { findGame } from './online/offers.ts';

test('bots are shared by where tables were opened, then by table: a flood waits for itself', async () => {
  const pool = new BotPool(1);
  const game = findGame('connect-four');
  const state = game.setup({}, 2);
  const answered: string[] = [];
  const ask = async (from: string, table: string): Promise<void> => {
    await pool.ask(questionFor(game, state, 0, 'random'), { isAwaited: () => true, table, from });
    answered.push(`${from} ${table}`);
  };
  const flood = Array.from({ length: 6 }, (_, i) => ask('flood', `f${i % 2}`));
  await Promise.all([...flood, ask('school', 's1'), ask('home', 'h1')]);
  // The first had its thread before anybody else came.
  expect(answered.slice(0, 4)).toEqual(['flood f0', 'school s1', 'home h1', 'flood f1']);
  expect(answered.slice(4)).toEqual(['flood f0', 'flood f1', 'flood f0', 'flood f1']);
  await pool.close();
});

test('so many games go on with bots alone, and so many of one place', () => {
  const games = new AloneGames(4, 2);
  expect(['a', 'b', 'c'].map((table) => games.mayGoOn(table, 'here'))).toEqual([true, true, false]);
  expect(['d', 'e', 'f'].map((table) => games.mayGoOn(table, table))).toEqual([true, true, false]);
  expect(games.mayGoOn('a', 'here')).toBe(true);
  games.end('a');
  expect(games.mayGoOn('c', 'here')).toBe(true);
});

test('who knows a table and guesses its seats is stopped soon, many together too, and others try on', () => {
  const misses = new SeatMisses();
  const guess = (address: string): boolean => {
    const may = misses.mayTry('table', address);
    if (may) misses.missed('table', address);
    return may;
  };
  expect(Array.from({ length: 50 }, () => guess('192.0.2.1')).filter(Boolean)).toHaveLength(10);
  expect([guess('192.0.2.2'), misses.mayTry('other', '192.0.2.1')]).toEqual([true, true]);
  const crowd = Array.from({ length: 300 }, (_, i) => guess(`198.51.100.${i}`));
  expect(crowd.filter(Boolean).length).toBeLessThan(200);
});

test('who guesses codes is stopped, a whole network of them too, and who mistypes once is not', () => {
  const now = (): number => 0;
  const misses = new Misses(new Limiter(20, 0.001, now), new Limiter(30, 0.001, now), new Limiter(100, 0.001, now));
  const guess = (address: string): boolean => {
    if (!misses.mayTry(address)) return false;
    misses.missed(address);
    return true;
  };
  const from = (address: string, times: number): number =>
    Array.from({ length: times }, () => guess(address)).filter(Boolean).length;
  expect(from('192.0.2.1', 50)).toBe(20);
  expect(from('2001:db8:1:1::', 50) + from('2001:db8:1:2::', 50)).toBe(30);
  // All together have used up theirs: everybody may still mistype a few times.
  expect(from('192.0.2.2', 20) + from('192.0.2.3', 20) + from('192.0.2.4', 20)).toBeLessThan(60);
  expect(from('198.51.100.7', 5)).toBe(5);
  expect(from('198.51.100.8', 50)).toBe(10);
  expect(misses.count).toBeGreaterThan(100);
});

import { expect, test } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { questionFor } from '../src/bots/question.ts';
import { Limiter } from '../src/limits/bucket.ts';
import { Misses, SeatMisses, TOO_MANY } from '../src/limits/misses.ts';
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

test('who guesses codes is stopped, a whole network of them too, and who mistypes once is not', async () => {
  const now = (): number => 0;
  const misses = new Misses(new Limiter(20, 0.001, now), new Limiter(30, 0.001, now), new Limiter(100, 0.001, now));
  const from = async (address: string, times: number): Promise<number> => {
    let heard = 0;
    for (let i = 0; i < times; i++) if ((await misses.look(address, async () => undefined)) !== TOO_MANY) heard++;
    return heard;
  };
  expect(await from('192.0.2.1', 50)).toBe(20);
  expect((await from('2001:db8:1:1::', 50)) + (await from('2001:db8:1:2::', 50))).toBe(30);
  // All together have used up theirs: everybody may still mistype a few times.
  expect((await from('192.0.2.2', 20)) + (await from('192.0.2.3', 20)) + (await from('192.0.2.4', 20))).toBeLessThan(60);
  expect(await from('198.51.100.7', 5)).toBe(5);
  expect(await from('198.51.100.8', 50)).toBe(10);
  expect(misses.count).toBeGreaterThan(100);
});

test('of many guesses at the same moment no more are heard than one after the other, and a class that comes in together is', async () => {
  let now = 0;
  const limiter = (burst: number): Limiter => new Limiter(burst, 0.2, () => now);
  const misses = new Misses(limiter(20), limiter(80), limiter(1000));
  /** As long as a store that is elsewhere takes. */
  const slow = async <T>(found: T): Promise<T> => {
    await new Promise((done) => setTimeout(done, 1));
    return found;
  };
  const together = async (address: string, times: number, found?: string): Promise<number> => {
    const answers = await Promise.all(Array.from({ length: times }, () => misses.look(address, () => slow(found))));
    return answers.filter((answer) => answer !== TOO_MANY).length;
  };
  expect(await together('192.0.2.7', 200, 'a table')).toBe(200);
  await together('192.0.2.1', 100);
  // One more every five seconds; who has sent a heap waits until that is made good.
  now += 5000;
  expect(await together('192.0.2.1', 100)).toBe(0);
  now += 100_000;
  expect(await together('192.0.2.1', 100)).toBe(1);
  now += 5000;
  expect(await together('192.0.2.1', 100)).toBe(1);
  expect(await together('192.0.2.7', 200, 'a table')).toBe(200);
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { questionFor } from '../src/bots/question.ts';
import { Limiter } from '../src/limits/bucket.ts';
import { type Caller, MISSES_BY_PASS, Misses, missesBy, SeatMisses, TooMany } from '../src/limits/misses.ts';
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

const at = (address: string): Caller => ({ address, isOwn: false });
/** A device with a pass that was issued to it. */
const withPass = (id: string, address = '192.0.2.1', issuedAt = 1): Caller => ({
  address,
  pass: { id, issuedAt, been: [] },
  isOwn: true,
});

test('who knows a table and guesses its seats is stopped soon, many together too, and others try on', () => {
  const misses = new SeatMisses();
  const guess = (caller: Caller): boolean => {
    const may = misses.whyNot('table', caller) === undefined;
    if (may) misses.missed('table', caller);
    return may;
  };
  const times = (count: number, caller: (index: number) => Caller): number =>
    Array.from({ length: count }, (_, index) => guess(caller(index))).filter(Boolean).length;
  expect(times(50, () => at('192.0.2.1'))).toBe(10);
  expect(misses.whyNot('table', at('192.0.2.1'))).toEqual(new TooMany(true));
  expect([guess(at('192.0.2.2')), misses.whyNot('other', at('192.0.2.1'))]).toEqual([true, undefined]);
  // Beside them at the same address somebody with a pass has tries of their own; many passes have not many more.
  expect(times(50, () => withPass('a'))).toBe(MISSES_BY_PASS);
  expect(misses.whyNot('table', withPass('a'))).toEqual(new TooMany(false));
  expect(times(100, (index) => withPass(`pass ${index}`))).toBe(40 - 10 - MISSES_BY_PASS);
  expect(times(300, (index) => at(`198.51.100.${index}`))).toBe(300);
  expect(times(300, (index) => at(`203.0.113.${index}`))).toBeLessThan(100);
});

test('who guesses codes is stopped, a whole network of them too, and who mistypes once is not', async () => {
  const now = (): number => 0;
  const misses = new Misses(missesBy(20, 0.001, now), new Limiter(5, 0.001, now), new Limiter(140, 0.001, now));
  const from = async (address: string, times: number): Promise<number> => {
    let heard = 0;
    for (let i = 0; i < times; i++) if (!((await misses.look(at(address), async () => undefined)) instanceof TooMany)) heard++;
    return heard;
  };
  expect(await from('192.0.2.1', 50)).toBe(20);
  // Of 56 bits twice as many as one address, of 48 bits four times.
  expect((await from('2001:db8:1:1::', 50)) + (await from('2001:db8:1:2::', 50)) + (await from('2001:db8:1:3::', 50))).toBe(40);
  expect(
    (await from('2001:db8:1:ff01::', 50)) + (await from('2001:db8:1:fe01::', 50)) + (await from('2001:db8:1:fd01::', 50)),
  ).toBe(40);
  // All together have used up theirs: everybody may still mistype a few times.
  expect((await from('192.0.2.2', 20)) + (await from('192.0.2.3', 20)) + (await from('192.0.2.4', 20))).toBeLessThan(60);
  expect(await from('198.51.100.7', 5)).toBe(5);
  expect(await from('198.51.100.8', 50)).toBe(10);
  expect(misses.count).toBeGreaterThan(140);
});

test('with a pass a device has tries of its own, whatever others at its address guess', async () => {
  const now = (): number => 0;
  const misses = new Misses(missesBy(20, 0.001, now), new Limiter(5, 0.0001, now), new Limiter(60, 0.001, now));
  const guess = async (caller: Caller, found?: string) => misses.look(caller, async () => found);
  const heard = async (caller: Caller, times: number): Promise<number> => {
    const answers = await Promise.all(Array.from({ length: times }, () => guess(caller)));
    return answers.filter((answer) => !(answer instanceof TooMany)).length;
  };
  for (let i = 0; i < 30; i++) await guess(at('192.0.2.1'));
  expect(await guess(at('192.0.2.1'), 'the class')).toEqual(new TooMany(true));
  // What is right is free, also very often.
  for (let i = 0; i < 20; i++) expect(await guess(withPass('honest'), 'the class')).toBe('the class');
  expect(await heard(withPass('a'), 50)).toBe(5);
  // Used up: it counts as none, and one more may be asked for.
  expect(await guess(withPass('a'), 'the class')).toEqual(new TooMany(true));
  expect(await guess(withPass('a', '192.0.2.1', 2), 'the class')).toBe('the class');
  // A pass that was not issued lately is none.
  expect(await guess({ ...withPass('b'), isOwn: false }, 'the class')).toEqual(new TooMany(true));
  // While the whole world guesses each pass is good for very few misses, and for what is right.
  for (let i = 0; i < 10; i++) await heard(withPass(`crowd ${i}`, `203.0.113.${i}`), 5);
  expect(await heard(withPass('late', '192.0.2.1'), 50)).toBe(2);
  expect(await guess(withPass('fresh'), 'the class')).toBe('the class');
});

test('of many guesses at the same moment no more are heard than one after the other, and a class that comes in together is', async () => {
  let now = 0;
  const limiter = (burst: number): Limiter => new Limiter(burst, 0.2, () => now);
  const misses = new Misses(limiter(20), limiter(5), limiter(1000));
  /** As long as a store that is elsewhere takes. */
  const slow = async <T>(found: T): Promise<T> => {
    await nextTurn();
    return found;
  };
  const together = async (address: string, times: number, found?: string): Promise<number> => {
    const answers = await Promise.all(Array.from({ length: times }, () => misses.look(at(address), () => slow(found))));
    return answers.filter((answer) => !(answer instanceof TooMany)).length;
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

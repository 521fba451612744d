import { expect, test } from 'vitest';
import { findGame } from './offers.ts';
import { findLeak, type Tally, viewersOf } from './secrecy.ts';

const GAMES: readonly [string, object, number][] = [
  ['micropul', {}, 2],
  ['circuit', {}, 2],
  ['circuit', {}, 4],
  ['golems6', { scenario: 'cross' }, 2],
  ['golems6', { scenario: 'cross' }, 4],
  ['golems4', {}, 2],
  ['golems4', {}, 3],
];
const SHARE = process.env['STOLIK_LONG'] ? 1 : 10;
const EACH: Readonly<Record<string, number>> = { micropul: 200, circuit: 100, golems6: 100, golems4: 100 };

test.each(GAMES)(
  '%s %j: no byte sent to any of %i seats or a spectator depends on what is hidden from them',
  (id, options, seats) => {
    const game = findGame(id);
    const tally: Tally = { compared: 0, bytes: 0, parted: 0 };
    const viewers = viewersOf(seats);
    const rounds = EACH[id]! / SHARE;
    for (let round = 0; round < rounds; round++) {
      const leak = findLeak(game, options, seats, viewers[round % viewers.length]!, round + 1, tally);
      expect(leak).toBeUndefined();
    }
    expect(tally.compared).toBeGreaterThan(rounds);
    console.log(`${id} for ${seats}: ${tally.compared} messages compared while the truths differed, ${tally.bytes} bytes`);
  },
);

test.each(GAMES)('%s %j: a server that sends %i seats the truth is caught', (id, options, seats) => {
  const game = findGame(id);
  const leaky = { ...game, id: `leaky ${id}`, redeal: game.clone };
  const tally: Tally = { compared: 0, bytes: 0, parted: 0 };
  const leaks = Array.from({ length: 10 }, (_, round) => findLeak(leaky, options, seats, round % seats, round + 1, tally));
  expect(leaks.some((leak) => leak !== undefined)).toBe(true);
});

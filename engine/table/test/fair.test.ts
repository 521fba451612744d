import { CHANCE } from '@stolik/kernel/game';
import { LogWriter, parseLog, printLog } from '@stolik/kernel/log';
import { SeededRng } from '@stolik/kernel/random';
import { coin } from '@stolik/kernel/testing/coin';
import { expect, test } from 'vitest';
import { chanceKey, chanceRng } from '../src/chance.ts';
import { checkChance } from '../src/fair.ts';
import { commitmentOf } from '../src/seal.ts';

const SEED = 'ab'.repeat(32);
const SALTS = ['0123', ''];

/** A game whose chance follows the seed; the second roll was taken back once, so numbers 0 and 2 stand. */
function playedLog(rolls: readonly number[] = [0, 2]) {
  const writer = new LogWriter(coin, { seats: 2, options: {} });
  const state = coin.setup({}, 2);
  const key = chanceKey(SEED, SALTS, 1);
  const numbers = [...rolls];
  while (coin.next(state).kind !== 'over') {
    const { kind, seats } = coin.next(state);
    const actor = kind === 'chance' ? CHANCE : seats[0]!;
    const action =
      kind === 'chance' ? coin.roll(state, chanceRng(key, numbers.shift()!)) : coin.sample(state, actor, new SeededRng(1));
    writer.add(state, { kind: 'play', actor, action });
    coin.play(state, actor, action);
  }
  return { ...writer.log(), chance: { commitment: commitmentOf(SEED), seed: SEED, salts: SALTS, rolls } };
}

test('a log whose chance follows the promised seed is right, also from a file', () => {
  const read = parseLog(printLog(playedLog()));
  expect(read).toMatchObject({ ok: true });
  if (read.ok)
    expect(checkChance(coin, read.value, read.value.chance!)).toEqual({
      ok: true,
      value: { rolls: 2, undone: 0, isOld: true, isCompared: false, hasOwnSalt: false },
    });
});

test('another seed, another salt, another result are found out', () => {
  const log = playedLog();
  const other = `${SEED.slice(0, -1)}0`;
  expect(checkChance(coin, log, { ...log.chance, seed: other })).toMatchObject({
    ok: false,
    problem: { at: 'chance.commitment' },
  });
  expect(checkChance(coin, log, { ...log.chance, seed: 'no' })).toMatchObject({ ok: false, problem: { at: 'chance.seed' } });
  const lies = Array.from({ length: 40 }, (_, i) => checkChance(coin, log, { ...log.chance, salts: [String(i), ''] }));
  expect(lies.filter(({ ok }) => !ok).length).toBeGreaterThan(10);
  const wrong = lies.find(({ ok }) => !ok);
  expect(wrong).toMatchObject({ ok: false, problem: { at: 'chance', says: expect.stringContaining('the seed gives') } });
});

import { ActionList } from '@stolik/kernel/game';
import { playout } from '@stolik/kernel/playout';
import { SeededRng } from '@stolik/kernel/random';
import { expect, test } from 'vitest';
import { micropul } from '../src/game.ts';
import { DEFAULT_OPTIONS } from '../src/turn/options.ts';
import type { State } from '../src/turn/state.ts';
import { Table } from './table.ts';

/** Pearson's chi-square over all legal actions, in standard deviations above what is expected. */
function sigmas(state: State, draws: number, rng: SeededRng): number {
  const list = new ActionList();
  micropul.legal(state, state.turn, list);
  const counts = new Map(list.toArray().map((action) => [action, 0]));
  for (let i = 0; i < draws; i++) {
    const action = micropul.sample(state, state.turn, rng);
    counts.set(action, (counts.get(action) ?? Number.NaN) + 1);
  }
  const expected = draws / list.length;
  const chi = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return (chi - (list.length - 1)) / Math.sqrt(2 * (list.length - 1));
}

test('sampling is uniform with equal tiles, symmetric tiles, big tiles, stones and takes', () => {
  const hands = [['W...', '.W..', 'WBWB', 'BWBW', 'big:W+'], ['B...']];
  const table = new Table({ board: ['WWBB@0,0', 'big:W1@0,-1'], hands, supplies: [2, 1], core: 9 });
  expect(sigmas(table.state, 60_000, new SeededRng('uniform'))).toBeLessThan(5);
});

test('sampling is uniform alone with open tiles, and when hardly anything is legal', () => {
  const alone = new Table(
    { board: ['WWBB@0,0'], hands: [['W...']], supplies: [['B...', 'W..1', 'B..1']], open: [2], core: 9 },
    { players: 1 },
  );
  expect(sigmas(alone.state, 20_000, new SeededRng('alone'))).toBeLessThan(5);
  const board = Array.from({ length: 20 }, (_, x) => `${x === 10 ? 'B...' : '....'}@${x},0`);
  const rare = new Table({ board, hands: [['WWWB', 'WW.B'], ['B...']], stones: { '10,0,NW': 2 }, core: 9 });
  expect(sigmas(rare.state, 4000, new SeededRng('rare'))).toBeLessThan(5);
});

test('random games always end, within 160 steps, and leave nothing behind', () => {
  const rng = new SeededRng('ends');
  const reasons = new Set<string>();
  for (let i = 0; i < 3000; i++) reasons.add(playout(micropul, micropul.setup(DEFAULT_OPTIONS, 1 + (i % 2)), rng).reason);
  expect(reasons).toEqual(new Set(['core-emptied', 'ran-out', 'no-action']));
  expect(micropul.setup(DEFAULT_OPTIONS, 2).board.faces).toHaveLength(1);
});

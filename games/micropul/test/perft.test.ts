import { CHANCE, REFEREE } from '@stolik/kernel/game';
import { perft } from '@stolik/kernel/perft';
import { SeededRng } from '@stolik/kernel/random';
import { expect, test } from 'vitest';
import { micropul } from '../src/game.ts';
import type { State } from '../src/turn/state.ts';
import { type Naive, naiveMoves, naiveOf, naivePlay } from './naive.ts';
import { begin, stepBoth } from './table.ts';

/** Counts as the kernel's perft does, a take and its draw being two steps, on the naive twin. */
function naivePerft(naive: Naive, pool: readonly string[], depth: number): number {
  if (depth === 0) return 1;
  if (naive.winner !== undefined) return 0;
  let total = 0;
  for (const text of naiveMoves(naive)) {
    if (depth === 1) total += 1;
    else if (text !== 'take') total += naivePerft(naivePlay(naive, text, undefined), pool, depth - 1);
    else for (const tile of pool) total += naivePerft(naivePlay(naive, text, tile), without(pool, tile), depth - 2);
  }
  return total;
}

const without = (pool: readonly string[], tile: string): string[] => pool.filter((each) => each !== tile);

const poolOf = (state: State): string[] =>
  state.pool.map((tile) => micropul.write({ ...state, phase: 'take' }, CHANCE, tile).slice('draw '.length));

const naiveTwin = (state: State): Naive => naiveOf(micropul.view(state, REFEREE));

test('perft from an opening: anchored counts, the naive engine agrees as deep as it can go', () => {
  const state = begin({}, 2, new SeededRng('first'));
  expect([1, 2, 3].map((depth) => perft(micropul, state, depth))).toEqual([41, 1644, 87001]);
  expect([1, 2].map((depth) => naivePerft(naiveTwin(state), poolOf(state), depth))).toEqual([41, 1644]);
});

test('perft from the middle of games, with takes, stones and extra turns, agrees with the naive engine', () => {
  const rng = new SeededRng('perft');
  let total = 0;
  for (const options of [{}, { plusStacks: true }, { simple: true }]) {
    const state = begin(options, 2, rng);
    let naive = naiveTwin(state);
    for (let i = 0; i < 10; i++) naive = stepBoth(state, naive, rng);
    const counts = [1, 2].map((depth) => perft(micropul, state, depth));
    expect(counts).toEqual([1, 2].map((depth) => naivePerft(naive, poolOf(state), depth)));
    total += counts[1]!;
  }
  expect(total).toBeGreaterThan(3000);
});

import { CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { golems6 } from '../../src/games/golems6.ts';
import { balanceGolems6 } from '../../src/v6/balance.ts';
import { greedyGolems6 } from '../../src/v6/greedy.ts';
import type { State6 } from '../../src/v6/state.ts';

/** Seat 1 thinks, all others play at random. */
function greedyAgainstRandom(options: object, seats: number, seed: number): State6 {
  const rng = new SeededRng(seed);
  const state = golems6.setup(unwrap(golems6.parseOptions(options, seats)), seats);
  for (;;) {
    const next = golems6.next(state);
    if (next.kind === 'over') return state;
    if (next.kind === 'chance') golems6.play(state, CHANCE, golems6.roll(state, rng));
    else {
      for (const seat of next.seats) {
        const action = seat === 0 ? greedyGolems6(golems6.redeal(state, seat, rng), seat, rng) : golems6.sample(state, seat, rng);
        expect(golems6.refuse(state, seat, action)).toBeUndefined();
        golems6.play(state, seat, action);
      }
    }
  }
}

function wins(options: object, seats: number, games: number): number {
  let won = 0;
  for (let game = 0; game < games; game++) if (greedyAgainstRandom(options, seats, game).winner === 1) won++;
  return won;
}

test('the greedy player beats a random one in the duel, with and without logic', () => {
  expect(wins({ scenario: 'duel' }, 2, 20)).toBeGreaterThanOrEqual(17);
  expect(wins({ scenario: 'barrel-yard', logic: true }, 2, 10)).toBeGreaterThanOrEqual(7);
});

test('the greedy player finds the treasure, runs to the edge and collects gears', () => {
  expect(wins({ scenario: 'treasure' }, 2, 10)).toBeGreaterThanOrEqual(8);
  expect(wins({ scenario: 'race' }, 2, 10)).toBeGreaterThanOrEqual(8);
  expect(wins({ scenario: 'gears' }, 2, 10)).toBeGreaterThanOrEqual(8);
});

test('the balance of three types adds up', () => {
  const { matrix, overall, pairs } = balanceGolems6({ games: 10, seed: 1, types: ['sword', 'bow', 'giant'] });
  expect(pairs).toHaveLength(3);
  for (const pair of pairs) expect(pair.wins[0] + pair.wins[1] + pair.draws).toBe(10);
  expect(matrix[0]![1]! + matrix[1]![0]!).toBeCloseTo(1);
  expect(overall.reduce((sum, share) => sum + share)).toBeCloseTo(1.5);
  expect(balanceGolems6({ games: 10, seed: 1, types: ['sword', 'bow', 'giant'] }).matrix).toEqual(matrix);
});

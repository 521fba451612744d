import { CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { type CircuitState, cloneState } from '../src/board/state.ts';
import { arrivals, departures, floodPoles } from '../src/current/solver.ts';
import { findWays } from '../src/current/ways.ts';
import { circuit } from '../src/game.ts';

/** All that is known about the ways of a state. */
function waysOf(state: CircuitState): string {
  floodPoles(state);
  const { coming, going, metLow, metHigh } = state;
  return [arrivals, departures, coming, going, [metLow, metHigh]].map((numbers) => numbers.join()).join(' ');
}

for (const [seats, options] of [
  [2, {}],
  [2, { battery: true }],
  [4, { x2: true }],
] as const) {
  test(`[C4.1] ways carried on from move to move are those of a field seen again, ${seats} players ${JSON.stringify(options)}`, () => {
    let changes = 0;
    for (let seed = 0; seed < 25; seed++) {
      const rng = new SeededRng(seed);
      const state = circuit.setup(unwrap(circuit.parseOptions(options, seats)), seats);
      for (let next = circuit.next(state); next.kind !== 'over'; next = circuit.next(state)) {
        const before = waysOf(state);
        if (next.kind === 'chance') circuit.play(state, CHANCE, circuit.roll(state, rng));
        else circuit.play(state, next.seats[0]!, circuit.sample(state, next.seats[0]!, rng));
        const carried = waysOf(state);
        if (carried !== before) changes++;
        // A copy is not the state whose ways are kept, so its field is flooded again.
        const flooded = cloneState(state);
        expect(carried).toBe(waysOf(flooded));
        if (state.sides.includes(-1)) continue;
        findWays(flooded);
        expect(carried).toBe(waysOf(flooded));
        findWays(state);
      }
    }
    expect(changes).toBeGreaterThan(300);
  });
}

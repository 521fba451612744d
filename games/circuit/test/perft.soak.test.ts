import { CHANCE } from '@stolik/kernel/game';
import { listActions, perft } from '@stolik/kernel/perft';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { addToHand, type CircuitState, DECIDE } from '../src/board/state.ts';
import { IRON, LAMP, LED } from '../src/board/tiles.ts';
import { findShorts, found } from '../src/current/solver.ts';
import { findWays } from '../src/current/ways.ts';
import { circuit } from '../src/game.ts';
import { naiveMoves } from './naive-legal.ts';
import { randomTrial } from './random-field.ts';
import { table } from './table.ts';

/** A sample of the random games and fields in `npm test`, all of them in the long run. */
const IS_LONG = Boolean(process.env['STOLIK_LONG']);
const GAMES = IS_LONG ? 8 : 3;
const FIELDS = IS_LONG ? 320 : 120;

const OPTIONS = [
  [2, {}],
  [2, { box: 'classic' }],
  [2, { x2: true }],
  [2, { battery: true }],
  [3, { teams: true }],
] as const;

/** A random game stopped at the first decision after so many steps. */
function midgame(seats: number, options: Record<string, unknown>, seed: number, steps: number): CircuitState | undefined {
  const rng = new SeededRng(seed);
  const state = circuit.setup(unwrap(circuit.parseOptions(options, seats)), seats);
  for (let i = 0; ; i++) {
    const next = circuit.next(state);
    if (next.kind === 'over') return undefined;
    if (next.kind === 'turn' && i >= steps) return state;
    if (next.kind === 'chance') circuit.play(state, CHANCE, circuit.roll(state, rng));
    else circuit.play(state, next.seat, circuit.sample(state, next.seat, rng));
  }
}

/** The texts of `legal` without names of who glows, each as often as there are ways. */
function fastMoves(state: CircuitState, seat: number): string[] {
  return listActions(circuit, state, seat).map((action) => circuit.write(state, seat, action).replace(/ glow .*/, ''));
}

function slowMoves(state: CircuitState, seat: number): string[] {
  return naiveMoves(state, seat).flatMap(({ text, ways }) => Array<string>(ways).fill(text));
}

test('[C3.2] [C6.1] [C6.2] the moves listed are those of a second, naive generator, at every decision of random games', () => {
  let decisions = 0;
  for (const [seats, options] of OPTIONS) {
    for (let seed = 0; seed < GAMES; seed++) {
      for (let steps = 17 + seed; steps < 150; steps += 9) {
        const state = midgame(seats, options, seed, steps);
        const seat = state ? circuit.next(state).seat : -1;
        if (!state) continue;
        expect(fastMoves(state, seat).sort()).toEqual(slowMoves(state, seat).sort());
        decisions++;
      }
    }
  }
  expect(decisions).toBeGreaterThan(30 * GAMES);
});

test('[C4.6] [C5.3] both generators agree where a short stands, tiles are dark and the player has to choose', () => {
  const dark = { d1: 'I0', d2: 'L1', e2: 'E1', f2: 'T1', f1: 'I0', f3: 'I0', f4: 'L1' };
  const three = { a5: 'V1', b5: 'V1', c5: 'V1', d5: 'I1', f5: 'I1' };
  const more = {
    hands: [
      ['E', 'I', 'L', 'iron'],
      ['I', 'L', 'R'],
    ],
    irons: [1, 1],
    bag: ['I', 'L', 'V', 'E'],
  };
  for (const position of [
    { cells: dark, sides: { right4: '-' }, short: 0, dark: ['f2'], ...more },
    {
      cells: { ...dark, ...three, e5: 'I1' },
      sides: { right4: '-', left5: '+', right5: '-' },
      short: 0,
      dark: ['f2', 'e5'],
      ...more,
    },
    { cells: three, sides: { left5: '+', right5: '-' }, ...more },
    { cells: three, sides: { left5: '+f', right5: '-f' }, smoke: ['left5'], ...more },
    { cells: { ...three, e5: 'I1' }, sides: { left5: '+', right5: '-f' }, smoke: ['right5'], ...more },
  ]) {
    const { state } = table(position);
    expect(fastMoves(state, 0).sort()).toEqual(slowMoves(state, 0).sort());
  }
});

test('[C3.1] perft counts the same with both generators', () => {
  for (const [seats, options] of OPTIONS) {
    const state = midgame(seats, options, 5, 60) as CircuitState;
    expect(perft(circuit, state, 2)).toBe(naivePerft(state, 2));
  }
});

function naivePerft(state: CircuitState, depth: number): number {
  const next = circuit.next(state);
  if (depth === 0) return 1;
  if (next.kind === 'over') return 0;
  const actor = next.kind === 'chance' ? CHANCE : next.seat;
  const texts =
    actor === CHANCE
      ? listActions(circuit, state, CHANCE).map((action) => circuit.write(state, CHANCE, action))
      : slowMoves(state, actor);
  let total = 0;
  for (const text of texts) {
    if (depth === 1) total++;
    else {
      const after = circuit.clone(state);
      const read = circuit.read(state, actor, text);
      if (!read.ok) throw new Error(`${text} can't be read`);
      circuit.play(after, actor, read.value);
      total += naivePerft(after, depth - 1);
    }
  }
  return total;
}

test('[C5.3] both generators agree on random fields full of closed and nearly closed chains', () => {
  let choices = 0;
  for (let seed = 0; seed < FIELDS; seed++) {
    const { state, rng } = randomTrial(new SeededRng(seed));
    findShorts(state);
    state.stands = found.count > 0 ? 1 : 0;
    for (const token of [LAMP, LED, rng.below(IRON + 1)]) addToHand(state, 0, token);
    state.irons[0] = rng.below(4) === 0 ? 1 : 0;
    // In half of them the tokens run out. [C5.4]
    if (seed % 2 === 1) state.lit[0] = Math.max(state.lit[0]!, 4 + rng.below(4));
    state.bagSize = 1;
    state.phase = DECIDE;
    findWays(state);
    const fast = fastMoves(state, 0);
    expect(fast.sort()).toEqual(slowMoves(state, 0).sort());
    choices += fast.length - new Set(fast).size;
  }
  expect(choices).toBeGreaterThan(IS_LONG ? 20 : 5);
});

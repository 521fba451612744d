import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { edgeBumps, tidied } from '../../src/bots/tidy.ts';
import { golems4 } from '../../src/games/golems4.ts';
import { readProgram } from '../../src/programs/notation.ts';

const state = golems4.setup(unwrap(golems4.parseOptions({}, 2)), 2);
const bumpsIn = (text: string): number => {
  const program = readProgram(text, 'golems4');
  return program.ok ? edgeBumps(state, 0, program.value) : Number.NaN;
};

test('steps into the edge are counted along the way of a program', () => {
  // The first robot stands in the lowest row of a field of four and looks up.
  expect(['B', 'B B A', 'F B B', 'F F F F', 'L F F', 'R R F', '2 B A', '? F B D'].map(bumpsIn)).toEqual([1, 2, 1, 1, 1, 1, 2, 0]);
});

test('steps into somebody who stands straight ahead are counted, too', () => {
  const met = golems4.clone(state);
  met.at[1] = met.field.steps[met.at[0]! * 4 + met.facing[0]!]!;
  const program = readProgram('F F A D', 'golems4');
  expect(program.ok && [state, met].map((each) => edgeBumps(each, 0, program.value))).toEqual([0, 2]);
});

test('of programs that are exactly as good the one with the fewest such steps is laid, and no other', () => {
  const candidates = [
    { action: 1, value: 0.6, weight: 0.5 },
    { action: 2, value: 0.6, weight: 0 },
    { action: 3, value: 0.6, weight: 0 },
    { action: 4, value: 0.59, weight: 0 },
  ];
  const chosen = (action: number, bumps: readonly number[]): number =>
    tidied({ action, candidates, iterations: 10 }, (each) => bumps[each]!).action;
  expect(chosen(1, [0, 2, 1, 0, 0])).toBe(3);
  // Nothing equal is tidier, or the chosen one is tidy.
  expect(chosen(1, [0, 2, 2, 3, 0])).toBe(1);
  expect(chosen(1, [0, 0, 0, 0, 0])).toBe(1);
});

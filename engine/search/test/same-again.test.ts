import { SeededRng } from '@stolik/kernel/random';
import { expect, test } from 'vitest';
import { MatrixSolver, matrixOf } from '../src/matrix.ts';
import { DoubleOracle, type Duel } from '../src/oracle.ts';
import { Purse } from '../src/purse.ts';

test('a solver keeps nothing of a larger game when it has solved a smaller one', () => {
  const solver = new MatrixSolver();
  const large = matrixOf(
    Array.from({ length: 6 }, (_, row) => Array.from({ length: 6 }, (_, column) => (row === column ? 1 : 0))),
  );
  solver.solve(large, 100);
  solver.solve(matrixOf([[1]]), 100);
  for (const mix of [solver.rowMix, solver.columnMix]) expect([...mix]).toEqual([1]);
});

/** Every action beats some of the others, by no rule that a few of them would show. */
const duel: Duel = {
  odds: [Float64Array.of(1), Float64Array.of(1)],
  hand: 0,
  held: () => 1,
  meet: (one, other) => (Math.sin(one * 12.9898 + other * 78.233) + 1) / 2,
  look(_side, most, rng, out) {
    for (let drawn = 0; drawn < most; drawn++) out.push(rng.below(500));
  },
  vary() {
    throw new Error('nothing is hidden');
  },
  naive(_side, rng, out) {
    out.push(rng.below(500));
  },
};

test('the same question gets the same answer, whatever was asked before', () => {
  const oracle = new DoubleOracle();
  const ask = (seed: string, iterations: number) => {
    oracle.run(duel, { breadth: 60, habit: 0.5 }, new SeededRng(seed), new Purse({ iterations }));
    return oracle.result();
  };
  const first = ask('a', 20_000);
  for (const [seed, iterations] of [
    ['b', 4000],
    ['c', 30_000],
    ['d', 900],
  ] as const) {
    ask(seed, iterations);
    expect(ask('a', 20_000)).toEqual(first);
  }
});

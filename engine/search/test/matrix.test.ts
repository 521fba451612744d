import { expect, test } from 'vitest';
import { MatrixSolver, matrixOf } from '../src/matrix.ts';

test('weighted rock, paper, scissors: rock won with counts double', () => {
  // The equilibrium evens out what each choice gets: rock 1/4, paper 1/2, scissors 1/4.
  const solver = new MatrixSolver();
  solver.solve(
    matrixOf([
      [0, -1, 2],
      [1, 0, -1],
      [-2, 1, 0],
    ]),
    4000,
  );
  expect(solver.value).toBeCloseTo(0, 3);
  expect(solver.exploitability).toBeLessThan(0.002);
  for (const [index, share] of [0.25, 0.5, 0.25].entries()) {
    expect(solver.rowMix[index]).toBeCloseTo(share, 2);
    expect(solver.columnMix[index]).toBeCloseTo(share, 2);
  }
});

test('where both want the same, both do it', () => {
  const solver = new MatrixSolver();
  // Meeting in the first place is best for both; what one gets the other does not lose.
  const game = matrixOf([
    [1, 0],
    [0, 0.5],
  ]);
  solver.solve({ ...game, toColumn: game.toRow }, 500);
  expect(solver.value).toBeGreaterThan(0.99);
  expect(solver.columnMix[0]).toBeGreaterThan(0.99);
  expect(solver.exploitability).toBeLessThan(0.01);
});

test('a game with a saddle point is played purely', () => {
  const solver = new MatrixSolver();
  solver.solve(
    matrixOf([
      [4, 2, 5],
      [3, 1, 0],
    ]),
    500,
  );
  expect(solver.value).toBeCloseTo(2, 2);
  expect(solver.rowMix[0]).toBeGreaterThan(0.99);
  expect(solver.columnMix[1]).toBeGreaterThan(0.99);
});

test('hidden hands: a hand that holds the winner plays it, the other bluffs no more than pays', () => {
  const solver = new MatrixSolver();
  // Row 0 bets with the ace, row 1 bets without it, row 2 passes; columns call or fold. Half of the hands hold the ace.
  const toRow = Float64Array.of(2, 1, -2, 1, -1, -1);
  const rowHands = { odds: Float64Array.of(0.5, 0.5), held: Int32Array.of(1, 2, 2) };
  solver.solve({ rows: 3, columns: 2, stride: 2, toRow, rowHands }, 20_000);
  const bluff = new Float64Array(3);
  solver.strategyOf(0, 1, bluff);
  // Calling pays as much as folding when there is one bluff for three aces.
  expect(bluff[0]).toBe(0);
  expect(bluff[1]).toBeCloseTo(1 / 3, 1);
  expect(solver.columnMix[0]).toBeCloseTo(2 / 3, 1);
  expect(solver.exploitability).toBeLessThan(0.01);
});

test('a solver is used again and again, for larger and smaller games, with the same result', () => {
  const solver = new MatrixSolver();
  const small = matrixOf([
    [1, -1],
    [-1, 1],
  ]);
  solver.solve(small, 200);
  const before = [...solver.rowMix.subarray(0, 2)];
  const size = 40;
  solver.solve(
    matrixOf(Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => ((i * 7 + j * 13) % 11) - 5))),
    500,
  );
  expect(solver.exploitability).toBeLessThan(0.1);
  solver.solve(small, 200);
  expect([...solver.rowMix.subarray(0, 2)]).toEqual(before);
});

test('what has hardly been thought about can be exploited, and ever less', () => {
  const solver = new MatrixSolver();
  const heavyRock = matrixOf([
    [0, -1, 2],
    [1, 0, -1],
    [-2, 1, 0],
  ]);
  const after = (iterations: number): number => {
    solver.solve(heavyRock, iterations);
    return solver.exploitability;
  };
  expect(after(1)).toBeGreaterThan(0.5);
  expect(after(20)).toBeGreaterThan(after(2000));
  expect(after(2000)).toBeGreaterThan(0);
});

import type { AnyGame } from '@stolik/kernel/game';
import { provePuzzle } from '@stolik/kernel/puzzles/prove';
import { parsePuzzle } from '@stolik/kernel/puzzles/puzzle';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { circuit } from '../src/game.ts';
import { circuitPuzzles } from '../src/puzzles/puzzles.ts';

const DRAFT = { id: 'by-hand', game: 'circuit', players: 2, options: {}, seat: 1, rating: 1000, themes: [] };

function faults(line: object): readonly string[] | string {
  const proof = provePuzzle(circuit as AnyGame, circuitPuzzles, unwrap(parsePuzzle({ ...DRAFT, ...line })));
  return proof.ok ? proof.value.faults : proof.problem.at;
}

const EMPTY = '.. .. .. .. .. ..';
/** The lowest rows; strips below: plus at a and f, minus at c and d. */
const board = (...rows: readonly string[]): string[] => [...Array<string>(8 - rows.length).fill(EMPTY), ...rows];
const position = (rows: readonly string[], hand: readonly string[], more: object = {}): object => ({
  board: board(...rows),
  hands: [hand, ['I', 'I', 'I']],
  bag: ['I', 'I', 'I', 'I'],
  ...more,
});

// From the plus of column a along row 1 to the minus of column c, where the last corner is missing.
const OPEN = position(['L1 E1 .. .. .. ..'], ['L', 'M', 'M']);

test('light: the most there is, and clean', () => {
  const puzzle = { position: OPEN, goal: { kind: 'light', count: 2 }, solution: ['lay L2 c1'] };
  expect(faults(puzzle)).toEqual([]);
  expect(faults({ ...puzzle, solution: ['lay L1 c1'] })).toEqual(['the solution does not reach the goal']);
  expect(faults({ ...puzzle, goal: { kind: 'light', count: 3 } })).toEqual([
    'the best that can be reached is {"kind":"light","count":2}',
  ]);
  expect(faults({ ...puzzle, goal: { kind: 'shine' } })).toBe('goal');
});

test('parts: how many, not how brightly', () => {
  const puzzle = { position: position(['L1 E1 E1 .. .. ..'], ['L', 'M', 'M']), goal: { kind: 'parts', count: 2 } };
  expect(faults({ ...puzzle, solution: ['lay L2 d1'] })).toEqual([]);
});

test('eight: with what is there already', () => {
  const near = { ...OPEN, kept: [[2, 2, 2, 2], []], penalties: [2, 0], shorts: [1, 0], irons: [0, 0] };
  const puzzle = { position: near, goal: { kind: 'eight' }, solution: ['lay L2 c1'] };
  expect(faults(puzzle)).toEqual([]);
  expect(faults({ ...puzzle, position: OPEN })).toContain('nothing has to be done for it');
});

test('short: the tile that nobody should lay', () => {
  const puzzle = { position: position(['L1 I1 .. .. .. ..'], ['L', 'M', 'M']), goal: { kind: 'short' }, solution: ['lay L2 c1'] };
  expect(faults(puzzle)).toEqual([]);
  expect(faults({ ...puzzle, solution: ['lay L1 c1'] })).toEqual(['the solution does not reach the goal']);
});

test('smoke: an LED alone burns', () => {
  const wired = position(['L1 V1 .. .. .. ..'], ['L', 'M', 'M']);
  const puzzle = { position: wired, goal: { kind: 'smoke', cell: 'b1' }, solution: ['lay L2 c1'] };
  expect(faults(puzzle)).toEqual([]);
  expect(faults({ ...puzzle, goal: { kind: 'smoke', cell: 'a1' } })).toBe('goal');
});

test('fuse: it burns and nothing is paid', () => {
  const sides = { left: [...Array<string>(7).fill('x'), '+f'], right: Array<string>(8).fill('x') };
  const fused = position(['I1 I1 .. .. .. ..'], ['L', 'M', 'M'], sides);
  const puzzle = { position: fused, goal: { kind: 'fuse', side: 'left1' }, solution: ['lay L2 c1'] };
  expect(faults(puzzle)).toEqual([]);
  expect(faults({ ...puzzle, goal: { kind: 'fuse', side: 'left2' } })).toBe('goal');
});

test('repair: a short is taken out for nothing', () => {
  const left = [...Array<string>(7).fill('x'), '-'];
  const shorted = position(['L2 T0 .. .. .. ..'], ['E', 'I', 'T'], { left, irons: [1, 1], short: 0 });
  const puzzle = { position: shorted, goal: { kind: 'repair' }, solution: ['iron a1'] };
  expect(faults(puzzle)).toEqual([]);
  // A tile in its place mends it too, but it costs a point.
  expect(faults({ ...puzzle, solution: ['iron a1 E0'] })).toEqual(['the solution does not reach the goal']);
  expect(faults({ ...puzzle, position: OPEN, solution: ['lay L2 c1'] })).toBe('goal');
});

test('burns and glows: read, one thing of several', () => {
  const rows = ['V0 V0 V0 V0 V0 V0', 'L1 V1 .. .. .. ..'];
  const lone = position(rows, ['L', 'M', 'M']);
  const burns = { position: lone, goal: { kind: 'burns', move: 'lay L2 c1' }, solution: ['b1'] };
  expect(faults(burns)).toEqual([]);
  expect(faults({ ...burns, solution: ['a2'] })).toEqual(['the answer is "b1"']);
  expect(faults({ ...burns, goal: { kind: 'burns', move: 'lay L1 c1' } })).toBe('goal');
  const glows = {
    position: position([rows[0]!, 'L1 E1 .. .. .. ..'], ['L', 'M', 'M']),
    goal: { kind: 'glows', move: 'lay L2 c1' },
  };
  expect(faults({ ...glows, solution: ['b1'] })).toEqual([]);
  const few = { position: position(['L1 E1 .. .. .. ..'], ['L', 'M', 'M']), goal: glows.goal, solution: ['b1'] };
  expect(faults(few)).toEqual(['there are only 1 answers to choose from']);
});

test('who knows little points anywhere, who knows everything is right', () => {
  const rows = ['V0 V0 V0 V0 V0 V0', 'L1 V1 .. .. .. ..'];
  const puzzle = unwrap(
    parsePuzzle({ ...DRAFT, position: position(rows, ['L', 'M', 'M']), goal: { kind: 'burns' }, solution: ['b1'] }),
  );
  const { state } = unwrap(circuitPuzzles.cases.load(2, unwrap(circuit.parseOptions({}, 2)), puzzle.position));
  const reading = circuitPuzzles.reading!(state, 0, { kind: 'burns', move: 'lay L2 c1' })!;
  const right = (level: number): number =>
    Array.from({ length: 60 }, (_, seed) => reading.guess(level, new SeededRng(seed))).filter((each) => each === reading.right)
      .length;
  expect(right(0)).toBeLessThan(30);
  expect(right(0)).toBeLessThan(right(4));
  expect(right(5)).toBe(60);
});

test('[C4.5, C6.2] tokens of burnt LEDs are only kept where something has burnt, was paid for and taken out', () => {
  const near = { ...OPEN, kept: [[2, 2, 2], []], penalties: [2, 0], shorts: [1, 0], irons: [0, 0] };
  const puzzle = { goal: { kind: 'eight' }, solution: ['lay L2 c1'] };
  expect(faults({ ...puzzle, position: { ...near, kept: [[2, 2, 2, 2], []] } })).toEqual([]);
  expect(faults({ ...puzzle, position: { ...OPEN, kept: [[2, 2, 2], []] } })).toEqual([
    'something has burnt, and nobody has paid for it [C4.5]',
  ]);
  expect(faults({ ...puzzle, position: { ...near, kept: [[2, 2, 2, 2], []], irons: [1, 1] } })).toEqual([
    '4 burnt LEDs were taken out with 2 irons [C6.2]',
  ]);
  expect(faults({ ...puzzle, position: { ...near, kept: [[2, 2, 2], []], penalties: [0, 0] } })).toEqual([
    'somebody has paid less than their shorts cost [C4.5]',
  ]);
});

import { readFileSync } from 'node:fs';
import { circuit } from '@stolik/circuit/game';
import type { ClassQuestion } from '@stolik/class/things';
import type { AnyGame } from '@stolik/kernel/game';
import { parsePuzzle } from '@stolik/kernel/puzzles/puzzle';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { type InTurn, readerFor } from '../src/classes/answers.ts';

// Teachers may ask in any position, and anybody may be a teacher: no position may hold the server up or confuse it.

const ROW = (tile: string): string => Array.from({ length: 6 }, () => tile).join(' ');
const NONE = Array<string>(7).fill('x');
const question = (board: readonly string[], hand: readonly string[] = ['I']): ClassQuestion =>
  ({
    id: 'maze',
    game: 'circuit',
    players: 2,
    options: {},
    position: { board, left: ['+', ...NONE], right: ['-', ...NONE], hands: [hand, ['I']] },
    seat: 0,
    goal: { kind: 'free' },
  }) as unknown as ClassQuestion;

/** Crossings behind one door: more dead ends than anybody can follow. */
const maze = (door: string): readonly string[] => [
  [door, ...Array(5).fill('I1')].join(' '),
  ...Array(6).fill(ROW('X0')),
  ROW('T2'),
];

const atOnce: InTurn = async (work) => work();
const read = async (asked: ClassQuestion) => {
  const reader = await readerFor(circuit as AnyGame, asked, atOnce);
  return reader && ((answer: readonly string[]) => reader(answer, atOnce));
};
const shipped = readFileSync(new URL(import.meta.resolve('@stolik/circuit/puzzles/1.jsonl')), 'utf8')
  .trim()
  .split('\n')
  .map((line) => unwrap(parsePuzzle(JSON.parse(line))));

test('every question of ours can be asked', async () => {
  for (const puzzle of shipped) expect(await read(puzzle as unknown as ClassQuestion), puzzle.id).toBeDefined();
});

test('a maze that nobody can follow is no question, nor is an answer that opens one', async () => {
  expect(await read(question(maze('X0')))).toBeUndefined();
  expect(await read(question(Array(8).fill(ROW('X0'))))).toBeUndefined();
  const shut = await read(question(maze('..'), ['X']));
  expect(shut).toBeDefined();
  expect(await shut!(['lay X0 a8'])).toBeUndefined();
});

test('a maze changes nothing for the next question of somebody else', async () => {
  const light = shipped.filter(({ goal }) => goal.kind === 'light').slice(0, 5);
  for (const puzzle of light) {
    expect(await read(question(Array<string>(8).fill(ROW('X0'))))).toBeUndefined();
    const answer = await read(puzzle as unknown as ClassQuestion);
    expect(await answer!(puzzle.solution)).toEqual(puzzle.solution);
  }
});

test('a goal is a few words', async () => {
  const empty = Array<string>(8).fill(ROW('..'));
  expect(await read(question(empty))).toBeDefined();
  const long = { ...question(empty), goal: { kind: 'free', more: Array.from({ length: 200 }, () => ({})) } };
  expect(await read(long as unknown as ClassQuestion)).toBeUndefined();
});

test('every answer is read in the turn of whoever sends it, and never in that of whoever asked first', async () => {
  const { id, solution, ...asked } = shipped.find(({ goal }) => goal.kind === 'light')!;
  const turns: string[] = [];
  const turnOf =
    (whose: string): InTurn =>
    async (work) => {
      turns.push(whose);
      return work();
    };
  const reader = await readerFor(circuit as AnyGame, { id, ...asked } as unknown as ClassQuestion, turnOf('first'));
  expect(await reader!(solution, turnOf('second'))).toEqual(solution);
  expect(turns).toEqual(['first', 'second']);
});

import { describe, expect, test } from 'vitest';
import type { ActionList, AnyGame, Seat } from '../src/game.ts';
import { over, TOGETHER, TURN } from '../src/game.ts';
import { explore } from '../src/puzzles/explore.ts';
import { faultsOf } from '../src/puzzles/prove.ts';
import { parsePuzzle, printPuzzle, readKnownMove } from '../src/puzzles/puzzle.ts';

/** A walk over a grid: east or north, four steps at most, alone. */
interface Walk {
  x: number;
  y: number;
}

const EAST = 0;
const STEPS = 4;

const walk = {
  next: ({ x, y }: Walk) => (x + y < STEPS ? TURN[0]! : over({ winners: [], scores: [], reason: 'tired', clause: 'W1' })),
  legal: (_state: Walk, _actor: Seat, out: ActionList) => {
    out.push(0);
    out.push(1);
  },
  clone: (state: Walk) => ({ ...state }),
  play: (state: Walk, _actor: Seat, action: number) => {
    if (action === EAST) state.x++;
    else state.y++;
  },
} as unknown as AnyGame;

const horizon = (start: Walk) => ({ game: walk, start, seat: 0, same: ({ x, y }: Walk) => `${x},${y}` });
const at = (x: number, y: number) => (state: Walk) => Number(state.x === x && state.y === y);

describe('all answers', () => {
  test('ways that end in the same position are one answer, told by a shortest of them', () => {
    const { reached, choices } = explore(horizon({ x: 0, y: 0 }), [at(2, 1)], 100)!;
    expect(choices).toBe(2);
    expect(reached[0]).toMatchObject({ best: 1, ends: new Set(['2,1']), firsts: [0, 1] });
    expect(reached[0]!.line).toHaveLength(3);
  });

  test('an answer ends where the goal is reached first', () => {
    const { reached } = explore(horizon({ x: 0, y: 0 }), [({ x }) => Math.min(x, 1)], 100)!;
    // One step east, after none to three steps north.
    expect(reached[0]!.ends).toEqual(new Set(['1,0', '1,1', '1,2', '1,3']));
    expect(reached[0]!.line).toEqual([EAST]);
  });

  test('several questions are answered in one walk', () => {
    const { reached } = explore(horizon({ x: 0, y: 0 }), [({ x }) => x, at(0, 4), at(9, 9)], 100)!;
    expect(reached.map(({ best }) => best)).toEqual([STEPS, 1, 0]);
    expect(reached[0]!.firsts).toEqual([EAST]);
    expect(reached[1]!.line).toEqual([1, 1, 1, 1]);
  });

  test('an answer may begin only with what is offered', () => {
    const { reached, choices } = explore({ ...horizon({ x: 0, y: 0 }), firsts: [1] }, [({ x }) => x], 100)!;
    expect([choices, reached[0]!.best, reached[0]!.firsts]).toEqual([1, STEPS - 1, [1]]);
  });

  test('a seat that is asked alone, though in secret, decides; with others it does not', () => {
    const secret = (seats: number) => ({
      ...walk,
      next: ({ x, y }: Walk) => (x + y < STEPS ? TOGETHER[seats]! : walk.next({ x, y })),
    });
    const reach = (seats: number): number =>
      explore({ ...horizon({ x: 0, y: 0 }), game: secret(seats) as AnyGame }, [({ x }) => x], 100)!.reached[0]!.best;
    expect([reach(1), reach(3)]).toEqual([STEPS, 1]);
  });

  test('more positions than agreed are not looked at', () => {
    expect(explore(horizon({ x: 0, y: 0 }), [at(2, 1)], 3)).toBeUndefined();
  });
});

test('a question is refused that needs nothing, that is guessed, or that has answers of two kinds', () => {
  const reached = { best: 1, ends: new Set(['a']), firsts: [1], line: [1] };
  const faults = (change: Partial<typeof reached>, choices = 6, now = 0): string[] =>
    faultsOf({ reached: [{ ...reached, ...change }], choices }, 0, now);
  expect(faults({})).toEqual([]);
  expect(faults({}, 5)).toEqual(['1 of 5 first decisions are right']);
  expect(faults({ ends: new Set(['a', 'b']) })).toEqual(['there is more than one way that ends differently']);
  expect(faults({}, 6, 1)).toEqual(['nothing has to be done for it']);
});

const LINE = {
  id: 'walk-1-2',
  game: 'walk',
  players: 1,
  options: {},
  position: { x: 0 },
  seat: 1,
  goal: { kind: 'reach', x: 2 },
  solution: ['east'],
  rating: 1200,
  themes: ['steps'],
};

test('decisions already made are kept in their line', () => {
  const line = { ...LINE, players: 2, moves: ['2: north'] };
  const read = parsePuzzle(line);
  expect(read.ok && JSON.parse(printPuzzle(read.value))).toEqual(line);
  expect(readKnownMove('2: north')).toEqual({ seat: 1, text: 'north' });
});

test('a line of a file is read and written as it was', () => {
  const read = parsePuzzle(LINE);
  expect(read.ok && read.value.seat).toBe(0);
  expect(read.ok && JSON.parse(printPuzzle(read.value))).toEqual(LINE);
});

test.each([
  ['puzzle', 7],
  ['colour', { ...LINE, colour: 'red' }],
  ['id', { ...LINE, id: 'Walk 1' }],
  ['players', { ...LINE, players: 0 }],
  ['moves', { ...LINE, moves: ['east'] }],
  ['moves', { ...LINE, moves: 'east' }],
  ['seat', { ...LINE, seat: 2 }],
  ['goal', { ...LINE, goal: 'reach' }],
  ['solution', { ...LINE, solution: [] }],
  ['rating', { ...LINE, rating: 'high' }],
  ['themes', { ...LINE, themes: [1] }],
])('what is wrong is named: %s', (at, raw) => {
  const read = parsePuzzle(raw);
  expect(!read.ok && read.problem.at).toBe(at);
});

import { ActionList, type AnyGame } from '@stolik/kernel/game';
import { askPuzzle } from '@stolik/kernel/puzzles/asked';
import { type AnyPuzzleRules, layPuzzle, provePuzzle } from '@stolik/kernel/puzzles/prove';
import { type Puzzle, parsePuzzle } from '@stolik/kernel/puzzles/puzzle';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { readProgram } from '../src/programs/notation.ts';
import { edition4, golems4Puzzles } from '../src/puzzles/v4.ts';
import { edition6, golems6Puzzles } from '../src/puzzles/v6.ts';
import { areRivalsScenery, ideaOfGolems, isWalk } from '../src/puzzles/worth.ts';
import type { State6 } from '../src/v6/state.ts';

type Line = Omit<Puzzle, 'id' | 'rating' | 'themes' | 'game'>;

const DRAFT = { id: 'by-hand', rating: 1000, themes: [] };

function faults(game: AnyGame, rules: AnyPuzzleRules, line: object): readonly string[] | string {
  const puzzle = unwrap(parsePuzzle({ ...DRAFT, game: game.id, ...line }));
  const proof = provePuzzle(game, rules, puzzle);
  return proof.ok ? proof.value.faults : proof.problem.at;
}

const in6 = (line: object) => faults(edition6.game, golems6Puzzles, line);
const in4 = (line: object) => faults(edition4.game, golems4Puzzles, line);

const seated = (line: Omit<Line, 'seat'>): object => ({ ...line, seat: 1 });

describe('Golems 6.1', () => {
  // A golem in a corridor, and another one far away that turns on the spot.
  const duel = {
    players: 2,
    options: {},
    position: {
      field: ['....', '....', '....', '....'],
      tokens: { b1: 'wall' },
      golems: [
        { at: 'a1', facing: 'N', rows: 3 },
        { at: 'd4', facing: 'N', rows: 1 },
      ],
    },
    moves: ['2: program L'],
  };

  test('reach: the one place at the end of the round', () => {
    const puzzle = { ...duel, goal: { kind: 'reach', at: 'a4', facing: 'N' }, solution: ['program F F F'] };
    expect(in6(seated(puzzle))).toEqual([]);
    expect(in6(seated({ ...puzzle, solution: ['program F F L'] }))).toEqual(['the solution does not reach the goal']);
    expect(in6(seated({ ...puzzle, goal: { kind: 'reach', at: 'a1', facing: 'N' } }))).toContain('nothing has to be done for it');
    expect(in6(seated({ ...puzzle, goal: { kind: 'reach', at: 'z9', facing: 'N' } }))).toBe('goal');
    expect(in6(seated({ ...puzzle, goal: { kind: 'reach', at: 'a4', facing: 'Q' } }))).toBe('goal');
    expect(in6(seated({ ...puzzle, moves: ['2: program F F'] }))).toBe('moves[0]');
  });

  test('repair: one row is another one, and no more', () => {
    const puzzle = { ...duel, goal: { kind: 'repair', program: 'F F L', at: 'a4', facing: 'N' }, solution: ['program F F F'] };
    expect(in6(seated(puzzle))).toEqual([]);
    expect(in6(seated({ ...puzzle, goal: { ...puzzle.goal, program: 'F L L' } }))).toBe('solution[0]');
    expect(in6(seated({ ...puzzle, goal: { ...puzzle.goal, program: 'F F F F' } }))).toBe('goal');
    // A program that leads there as it is has nothing to repair.
    expect(in6(seated({ ...puzzle, goal: { ...puzzle.goal, program: 'F F F' } }))).toBe('goal');
  });

  test('repair: where it is played, a program with two other rows is no answer, and it is said why', () => {
    const puzzle = { ...duel, goal: { kind: 'repair', program: 'F F L', at: 'a4', facing: 'N' }, solution: ['program F F F'] };
    const asked = unwrap(parsePuzzle({ ...DRAFT, game: 'golems6', ...seated(puzzle) }));
    const { game, start } = unwrap(askPuzzle(edition6.game, golems6Puzzles, asked));
    const refusalOf = (text: string) => {
      const read = game.read(start, 0, text);
      return game.refuse(start, 0, read.ok ? read.value : -1);
    };
    expect(refusalOf('program F F F')).toBeUndefined();
    const two = refusalOf('program B F F')!;
    expect(two).toMatchObject({ code: 'no-answer', clause: '' });
    expect(game.explain(two, 'en')).toBe('Only one row is wrong, and you have changed 2.');
    expect(game.explain(two, 'ru')).toContain('изменено 2 ряда');
    expect(game.explain(two, 'pl')).toContain('2 rzędy');
    expect(game.explain(refusalOf('program F F L')!, 'en')).toContain('Change the wrong row');
    const list = new ActionList();
    game.legal(start, 0, list);
    expect(list.toArray().every((action) => game.refuse(start, 0, action) === undefined)).toBe(true);
  });

  test('shorten: the long program must lead to the same place, and be too long', () => {
    const { golems, ...position } = duel.position;
    const short = {
      ...duel,
      position: { ...position, golems: [{ at: 'a1', facing: 'N', rows: 2 }, golems[1]!], bonus: ['repeat', null] },
    };
    const puzzle = { ...short, goal: { kind: 'shorten', program: 'F F F', at: 'a4', facing: 'N' }, solution: ['program 2(F) F'] };
    expect(in6(seated(puzzle))).toEqual([]);
    expect(in6(seated({ ...puzzle, goal: { ...puzzle.goal, program: 'F F L' } }))).toBe('goal');
    expect(in6(seated({ ...puzzle, goal: { ...puzzle.goal, program: 'F F' } }))).toBe('goal');
  });

  const fight = {
    ...duel,
    position: {
      field: ['....'],
      golems: [
        { at: 'b1', facing: 'W', rows: 3 },
        { at: 'c1', facing: 'N', rows: 1, damage: 2, limit: 3 },
      ],
    },
    moves: ['2: program S'],
  };

  test('out: the other one is out and one’s own is not', () => {
    const puzzle = { ...fight, goal: { kind: 'out', golem: 2 }, solution: ['program L L A'] };
    expect(in6(seated(puzzle))).toEqual([]);
    expect(in6(seated({ ...puzzle, solution: ['program L R A'] }))).toEqual(['the solution does not reach the goal']);
    expect(in6(seated({ ...puzzle, goal: { kind: 'out', golem: 1 } }))).toBe('goal');
  });

  test('beat: the most damage the others have taken less one’s own', () => {
    const puzzle = { ...fight, goal: { kind: 'beat', count: 1 }, solution: ['program L L A'] };
    expect(in6(seated(puzzle))).toEqual([]);
    expect(in6(seated({ ...puzzle, goal: { kind: 'beat', count: 2 } }))).toContain(
      'the best that can be reached is {"kind":"beat","count":1}',
    );
  });

  // A wall between the two: only where the rival can come around it is one in danger.
  const secret = {
    players: 2,
    options: {},
    position: {
      field: ['...', '...', '...'],
      golems: [
        { at: 'b2', facing: 'N', rows: 2, limit: 4, strength: 1, range: 1 },
        { at: 'b3', facing: 'S', rows: 2, limit: 4, strength: 1, range: 1 },
      ],
    },
    goal: { kind: 'unhurt' },
  };
  const askedOf = (line: object) => unwrap(parsePuzzle({ ...DRAFT, game: 'golems6', ...seated(line as Omit<Line, 'seat'>) }));
  const outcomeOf = (line: object, program: string) => {
    const { game, start } = unwrap(askPuzzle(edition6.game, golems6Puzzles, askedOf({ ...line, solution: [program] })));
    const state = game.clone(start);
    expect(game.next(state).seats).toEqual([0]);
    const read = game.read(state, 0, program);
    game.play(state, 0, read.ok ? read.value : -1);
    return game.next(state).outcome?.winners;
  };

  test('unhurt: against every program of a rival whose cards are secret', () => {
    const far = {
      ...secret,
      position: {
        ...secret.position,
        golems: [
          { ...secret.position.golems[0]!, at: 'a1' },
          { ...secret.position.golems[1]!, at: 'c3' },
        ],
      },
    };
    // From there it reaches nothing in two rows: any program is safe.
    expect(outcomeOf(far, 'program S D')).toEqual([0]);
    // Face to face it strikes at once, and nothing blocks a second blow.
    expect(outcomeOf(secret, 'program S L')).toEqual([]);
    expect(in6(seated({ ...secret, moves: ['2: program F F'], solution: ['program S L'] }))).toBe('goal');
  });

  test('a solution that only walks, or that the others have nothing to do with, is known as such', () => {
    const walk = { ...duel, goal: { kind: 'reach', at: 'a4', facing: 'N' }, solution: ['program F F F'] };
    const laid = (line: object) => unwrap(layPuzzle(edition6.game, golems6Puzzles, askedOf(line))) as State6;
    expect(isWalk(edition6, laid(walk), askedOf(walk))).toBe(true);
    // Who turns on the spot only waits; who walks somewhere must matter.
    expect(areRivalsScenery(edition6, laid(walk), askedOf(walk))).toBe(false);
    const busy = { ...walk, moves: ['2: program B'] };
    expect(areRivalsScenery(edition6, laid(busy), askedOf(busy))).toBe(true);
    const iced = {
      ...duel,
      position: { ...duel.position, field: ['....', '....', 'i...', '....'] },
      solution: ['program F F L'],
    };
    const slide = { ...iced, goal: { kind: 'reach', at: 'a4', facing: 'W' } };
    expect(isWalk(edition6, laid(slide), askedOf(slide))).toBe(false);
  });

  test('an idea is the same wherever it lies, and in a mirror', () => {
    const idea = (at: string, facing: string, to: string, way: string, program: string) => {
      const golems = [
        { at, facing, rows: 3 },
        { at: 'd4', facing: 'N', rows: 1 },
      ];
      const line = {
        ...duel,
        position: { field: duel.position.field, golems },
        goal: { kind: 'reach', at: to, facing: way },
        solution: [program],
      };
      return ideaOfGolems(edition6, unwrap(layPuzzle(edition6.game, golems6Puzzles, askedOf(line))) as State6, askedOf(line));
    };
    const first = idea('a1', 'N', 'b2', 'E', 'program F R F');
    expect(idea('b2', 'E', 'c1', 'S', 'program F R F')).toBe(first);
    expect(idea('c1', 'N', 'b2', 'W', 'program F L F')).toBe(first);
    expect(idea('a1', 'N', 'b2', 'E', 'program R F L')).not.toBe(first);
  });

  const alone = {
    players: 1,
    options: { kids: true, goal: 'treasure', cards: 4 },
    position: { field: ['.#..', '....'], tokens: { d2: 'treasure' }, golems: [{ at: 'a1', facing: 'W' }] },
  };

  test('treasure: over several programs', () => {
    const puzzle = { ...alone, goal: { kind: 'treasure' }, solution: ['program B B B', 'program R'] };
    expect(in6(seated(puzzle))).toEqual(expect.arrayContaining(['nothing has to be done for it']));
    const five = { ...puzzle, options: { ...alone.options, cards: 5 }, solution: ['program B B B', 'program R F'] };
    expect(in6(seated(five))).toEqual([]);
    expect(in6(seated({ ...five, goal: { kind: 'gears' } }))).toBe('goal');
  });

  test('predict: one text is true', () => {
    const goal = { kind: 'predict', program: 'F R F', golem: 1 };
    expect(in6(seated({ ...duel, goal, solution: ['b2 E'] }))).toEqual([]);
    expect(in6(seated({ ...duel, goal, solution: ['b2 N'] }))).toEqual(['the answer is "b2 E"']);
    expect(in6(seated({ ...duel, goal: { ...goal, program: 'F R' }, solution: ['b2 E'] }))).toBe('goal');
    expect(in6(seated({ ...duel, goal: { ...goal, golem: 3 }, solution: ['b2 E'] }))).toBe('goal');
    expect(in6(seated({ ...duel, goal: { ...goal, golem: 2 }, solution: ['d4 W'] }))).toEqual([]);
  });

  test('predict among a few answers: cells, or cells and facings', () => {
    const goal = { kind: 'predict', program: 'F R F', golem: 1, among: ['b2', 'a3', 'out'] };
    const few = (among: readonly string[], solution: string) =>
      in6(seated({ ...duel, goal: { ...goal, among }, solution: [solution] }));
    const tooFew = 'there are only 3 answers to choose from';
    expect(few(['b2', 'a3', 'out'], 'b2')).toEqual([tooFew]);
    expect(few(['b2 E', 'b2 N', 'out'], 'b2 E')).toEqual([tooFew]);
    expect(few(['a2', 'a3', 'out'], 'b2')).toContain('the right answer is none of those that can be given');
    for (const among of [['b2'], ['b2', 'b2'], ['b2', 'z9'], ['b2', 'a3 N']]) expect(few(among, 'b2')).toBe('goal');
  });

  test('safe: the round has run and nothing was taken', () => {
    const golems = [
      { at: 'a1', facing: 'N', rows: 1 },
      { at: 'b1', facing: 'W', rows: 1 },
    ];
    const position = { field: ['....'], golems };
    const puzzle = { ...duel, position, moves: ['2: program A'], goal: { kind: 'safe' }, solution: ['program D'] };
    expect(in6(seated(puzzle))).toEqual(['1 of 7 first decisions are right']);
    expect(in6(seated({ ...puzzle, solution: ['program S'] }))).toContain('the solution does not reach the goal');
  });

  test('mend: less damage than before', () => {
    const golems = [{ at: 'a1', facing: 'E', rows: 1, damage: 1 }];
    const position = { field: ['...'], tokens: { b1: 'barrel:repair' }, golems };
    const puzzle = { players: 1, options: {}, position, goal: { kind: 'mend' }, solution: ['program A'] };
    expect(in6(seated(puzzle))).toEqual(['1 of 7 first decisions are right']);
    expect(in6(seated({ ...puzzle, solution: ['program F'] }))).toContain('the solution does not reach the goal');
    expect(in6(seated({ ...puzzle, position: { ...position, golems: [{ ...golems[0]!, damage: 0 }] } }))).toBe('goal');
  });

  test('barrel: it stands there in the end', () => {
    const golems = [{ at: 'a1', facing: 'E', rows: 1 }];
    const position = { field: ['...'], tokens: { b1: 'barrel:empty' }, golems };
    const puzzle = { players: 1, options: {}, position, goal: { kind: 'barrel', at: 'c1' }, solution: ['program F'] };
    expect(in6(seated(puzzle))).toEqual(['1 of 7 first decisions are right']);
    expect(in6(seated({ ...puzzle, solution: ['program A'] }))).toContain('the solution does not reach the goal');
    expect(in6(seated({ ...puzzle, goal: { kind: 'barrel', at: 'z1' } }))).toBe('goal');
  });

  test('who knows only a part of the rules predicts something else', () => {
    const position = { ...duel.position, field: ['....', '....', 'i...', '....'], tokens: { a3: 'wall' } };
    const puzzle = unwrap(
      parsePuzzle({ ...DRAFT, game: 'golems6', ...seated({ ...duel, position, goal: { kind: 'predict' }, solution: ['?'] }) }),
    );
    const state = unwrap(golems6Puzzles.cases.load(2, unwrap(edition6.game.parseOptions({}, 2)), puzzle.position)).state;
    edition6.game.play(state, 1, edition6.encode([{ kind: 'plain', card: 'L' }]));
    const reading = golems6Puzzles.reading!(state, 0, { kind: 'predict', program: 'F F R', golem: 1 })!;
    const levels = [0, 1, 2, 5].map((level) => reading.guess(level, { below: () => 0 }));
    // Walls from level 1 on; a turn on ice is done twice from level 2 on.
    expect(levels).toEqual(['a3 E', 'a2 E', 'a2 S', 'a2 S']);
    expect(reading.right).toBe('a2 S');
  });
});

describe('Golems 4.0', () => {
  const duel = {
    players: 2,
    options: { box: 'even' },
    position: {
      field: ['....', '....', '....', '....'],
      tokens: { b1: 'stone', a2: 'portal', d1: 'portal' },
      golems: [
        { at: 'a1', facing: 'N', robot: 'red', damaged: ['processor'] },
        { at: 'd4', facing: 'N', robot: 'blue', damaged: ['processor'] },
      ],
    },
    moves: ['2: program S L R'],
  };

  test('reach, through a portal', () => {
    const puzzle = { ...duel, goal: { kind: 'reach', at: 'd2', facing: 'N' }, solution: ['program F F'] };
    expect(in4(seated(puzzle))).toEqual([]);
    expect(in4(seated({ ...puzzle, solution: ['program F L'] }))).toEqual(['the solution does not reach the goal']);
  });

  test('repair: one block', () => {
    const puzzle = { ...duel, goal: { kind: 'repair', program: 'F L', at: 'd2', facing: 'N' }, solution: ['program F F'] };
    expect(in4(seated(puzzle))).toEqual([]);
    expect(in4(seated({ ...puzzle, goal: { ...puzzle.goal, program: 'L L' } }))).toBe('solution[0]');
  });

  test('shorten: what a sound processor would have done', () => {
    const goal = { kind: 'shorten', program: 'F L R F', at: 'd2', facing: 'N' };
    expect(in4(seated({ ...duel, goal, solution: ['program F F'] }))).toEqual([]);
    expect(in4(seated({ ...duel, goal: { ...goal, program: 'F L L F' }, solution: ['program F F'] }))).toBe('goal');
    const guessed = { kind: 'shorten', program: 'F L R S', at: 'd1', facing: 'N' };
    expect(in4(seated({ ...duel, goal: guessed, solution: ['program F S'] }))).toEqual(['7 of 47 first decisions are right']);
  });

  test('predict with an event: the rows change places', () => {
    const goal = { kind: 'predict', program: 'F R', golem: 1 };
    expect(in4(seated({ ...duel, goal, solution: ['d1 E'] }))).toEqual([]);
    const position = { ...duel.position, event: 'swap' };
    expect(in4(seated({ ...duel, position, goal, solution: ['a1 E'] }))).toEqual([]);
  });

  test('out: what has no sound component left is hit', () => {
    const golems = [
      { at: 'b2', facing: 'E', robot: 'blue', damaged: ['processor'] },
      { at: 'c3', facing: 'N', robot: 'red', damaged: ['processor', 'weapon', 'chassis'] },
    ];
    const position = { field: ['####', '#..#', '#..#', '####'], golems };
    const puzzle = { ...duel, position, goal: { kind: 'out', golem: 2 }, solution: ['program F L A'], moves: ['2: program S D'] };
    expect(in4(seated(puzzle))).toEqual([]);
    expect(in4(seated({ ...puzzle, solution: ['program F A L'] }))).toEqual(['the solution does not reach the goal']);
  });

  test('safe, mend, barrel: components count, and decisions in the middle of a round lay no cards', () => {
    const robot = { at: 'a1', facing: 'E', robot: 'red', damaged: ['processor', 'weapon'] };
    const position = {
      field: ['....', '....'],
      tokens: { b1: 'barrel:tools', c1: 'water' },
      golems: [robot, duel.position.golems[1]!],
    };
    const other = { ...duel, position: { ...position, golems: [robot, { ...duel.position.golems[1]!, at: 'd2' }] } };
    const ask = (goal: object, ...solution: string[]) => in4(seated({ ...other, goal: goal as Line['goal'], solution }));
    const guessed = expect.stringContaining('first decisions are right');
    expect(ask({ kind: 'mend' }, 'program A S', 'repair weapon')).not.toContain('the solution does not reach the goal');
    expect(ask({ kind: 'mend' }, 'program A S', 'repair none')).toContain('the solution does not reach the goal');
    expect(ask({ kind: 'barrel', at: 'c1' }, 'program F S')).toEqual(expect.arrayContaining([guessed]));
    expect(ask({ kind: 'safe' }, 'program S L')).not.toContain('the solution does not reach the goal');
    expect(
      golems4Puzzles.cost!(
        edition4.encode([
          { kind: 'plain', card: 'A' },
          { kind: 'repeat', card: 'F' },
        ]),
      ),
    ).toBe(3);
    for (let answer = 0; answer < 64; answer++) expect(golems4Puzzles.cost!(answer)).toBe(0);
  });
});

test.each([
  ['F L F', 3],
  ['2(F) L', 3],
  ['?wall(L:F)', 3],
] as const)('a lesson counts all cards of %s', (text, cards) => {
  const program = readProgram(text, 'golems6');
  expect(program.ok && golems6Puzzles.cost!(edition6.encode(program.value))).toBe(cards);
});

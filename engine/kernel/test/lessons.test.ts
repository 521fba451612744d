import { describe, expect, test } from 'vitest';
import { type ActionList, type AnyGame, over, type Seat, TURN } from '../src/game.ts';
import { type Level, parseChapter } from '../src/lessons/chapter.ts';
import { cheapest } from '../src/lessons/cheapest.ts';
import { proveLevel } from '../src/lessons/prove.ts';
import { starsOf } from '../src/lessons/stars.ts';
import type { AnyPuzzleRules } from '../src/puzzles/prove.ts';
import { ok, problem, unwrap } from '../src/result.ts';

const LEVEL_WORDS = { title: 'A step', goal: 'Go one step', tale: 'Hello.', learnt: 'A step is a step.', look: 'East.' };
const inAll = <Said>(said: Said) => ({ en: said, ru: said, pl: said });
const LEVEL = {
  id: 'walk-steps-1',
  players: 1,
  options: {},
  position: {},
  seat: 1,
  goal: { kind: 'x', count: 1 },
  solution: ['east'],
  par: 1,
  clauses: ['W1.1'],
  words: inAll(LEVEL_WORDS),
};
const chapter = (...levels: readonly object[]) => ({ chapter: 'steps', words: inAll({ title: 'Steps' }), levels });
const parsed = (...levels: readonly object[]) => parseChapter(chapter(...levels), 'walk');
const faultAt = (change: object): string => {
  const read = parsed({ ...LEVEL, ...change });
  return read.ok ? '' : read.problem.at;
};
const saying = (change: object) => ({ words: { ...inAll(LEVEL_WORDS), ru: { ...LEVEL_WORDS, ...change } } });

describe('a chapter', () => {
  test('may say in every language, or in none, why the tempting answer is worse', () => {
    const missed = { ...LEVEL_WORDS, missed: 'West is a wall.' };
    expect(unwrap(parsed({ ...LEVEL, words: inAll(missed) })).levels[0]!.words.pl.missed).toBe('West is a wall.');
    expect(faultAt({ words: { ...inAll(LEVEL_WORDS), ru: missed } })).toContain('words.en.missed');
    expect(unwrap(parsed(LEVEL)).levels[0]!.words.en.missed).toBeUndefined();
  });

  test('is read, its game known from the folder, seats counted from zero', () => {
    const read = unwrap(parsed(LEVEL, { ...LEVEL, id: 'walk-steps-2', kids: true }));
    expect(read).toMatchObject({ game: 'walk', chapter: 'steps', words: { pl: { title: 'Steps' } } });
    expect(read.levels.map(({ id, game, seat, kids }) => [id, game, seat, kids])).toEqual([
      ['walk-steps-1', 'walk', 0, false],
      ['walk-steps-2', 'walk', 0, true],
    ]);
  });

  test('what is wrong with a level is said where it stands', () => {
    expect(faultAt({ id: 'walk-ways-1' })).toBe('levels[0].id');
    expect(faultAt({ id: 'walk-steps-one' })).toBe('levels[0].id');
    expect(faultAt({ par: 0 })).toBe('levels[0].par');
    expect(faultAt({ clauses: [] })).toBe('levels[0].clauses');
    expect(faultAt({ kids: 'yes' })).toBe('levels[0].kids');
    expect(faultAt({ seat: 2 })).toBe('levels[0].seat');
    expect(faultAt({ hint: 'none' })).toBe('levels[0].hint');
    expect(faultAt({ game: 'walk' })).toBe('levels[0].game');
    expect(faultAt({ words: { en: LEVEL_WORDS, ru: LEVEL_WORDS } })).toBe('levels[0].words.pl');
    expect(faultAt({ words: { ...inAll(LEVEL_WORDS), de: LEVEL_WORDS } })).toBe('levels[0].words.de');
    expect(faultAt(saying({ tale: '' }))).toBe('levels[0].words.ru.tale');
    expect(faultAt(saying({ tale: 'Hello. ' }))).toBe('levels[0].words.ru.tale');
    expect(faultAt(saying({ joke: 'Ha.' }))).toBe('levels[0].words.ru.joke');
    expect(parsed(LEVEL, LEVEL)).toMatchObject({ problem: { at: 'levels[1].id' } });
    expect(parsed()).toMatchObject({ problem: { at: 'levels' } });
  });

  test('a goal has eight words at most; dashes are none', () => {
    expect(faultAt(saying({ goal: 'one two three four – five six seven eight!' }))).toBe('');
    expect(faultAt(saying({ goal: 'one two three four five six seven eight 9' }))).toBe('levels[0].words.ru.goal');
  });
});

test('stars: three at par, two a little above, one for any answer', () => {
  expect([1, 2, 3, 4].map((cost) => starsOf(cost, 1))).toEqual([3, 2, 2, 1]);
  expect([8, 9, 12, 13].map((cost) => starsOf(cost, 8))).toEqual([3, 2, 2, 1]);
});

/** A walk over a grid: east, north, or a jump of three east; six steps at most, alone. */
interface Walk {
  x: number;
  y: number;
  steps: number;
}

const NAMES = ['east', 'north', 'jump'];
const STEPS = 6;

const walk = {
  id: 'walk',
  seats: { min: 1, max: 1 },
  parseOptions: () => ok({}),
  next: ({ steps }: Walk) => (steps < STEPS ? TURN[0]! : over({ winners: [], scores: [], reason: 'tired', clause: 'W1' })),
  legal: (_state: Walk, _actor: Seat, out: ActionList) => {
    for (const action of NAMES.keys()) out.push(action);
  },
  refuse: () => undefined,
  read: (_state: Walk, _seat: Seat, text: string) =>
    NAMES.includes(text) ? ok(NAMES.indexOf(text)) : problem('text', 'no such step'),
  clone: (state: Walk) => ({ ...state }),
  play: (state: Walk, _actor: Seat, action: number) => {
    state.steps++;
    if (action === 1) state.y++;
    else state.x += action === 2 ? 3 : 1;
  },
} as unknown as AnyGame;

/** A jump costs as much as two steps; north is free. */
const COSTS = [1, 0, 2];
const rules = {
  cases: { options: {}, load: () => ok({ state: { x: 0, y: 0, steps: 0 } }) },
  most: 1000,
  cost: (action: number) => COSTS[action]!,
  same: ({ x, y, steps }: Walk) => `${x},${y},${steps}`,
  question: (_start: Walk, _seat: Seat, { kind, count }: { kind: string; count: number }) =>
    kind === 'x' ? { kind, least: 1, worth: ({ x }: Walk) => x, goal: () => ({ kind, count }) } : undefined,
  reading: (_start: Walk, _seat: Seat, { kind }: { kind: string }) =>
    kind === 'where' ? { answers: ['here', 'there'], right: 'here' } : undefined,
} as unknown as AnyPuzzleRules;

describe('a level is proved', () => {
  const level = (change: Partial<Level>): Level => ({ ...unwrap(parsed(LEVEL)).levels[0]!, ...change });
  const faults = (change: Partial<Level>) => unwrap(proveLevel(walk, rules, level(change))).faults;

  test('by the solution and by there being nothing cheaper', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ goal: { kind: 'x', count: 3 }, solution: ['jump'], par: 2 })).toEqual([]);
    expect(faults({ goal: { kind: 'x', count: 3 }, solution: ['east', 'east', 'east'], par: 3 })).toEqual([
      'the cheapest answer costs 2, par is 3',
    ]);
    expect(faults({ solution: ['north'], par: 1 })).toEqual([
      'the solution does not reach the goal',
      'the solution costs 0, par is 1',
    ]);
    expect(faults({ solution: ['north', 'east'] })).toEqual([]);
  });

  test('not when nothing has to be done, when it cannot be done, or when there is too much to look at', () => {
    expect(faults({ goal: { kind: 'x', count: 0 } })).toContain('nothing has to be done for it');
    expect(faults({ goal: { kind: 'x', count: 99 } })).toContain('it cannot be solved');
    const narrow = { ...rules, most: 2 };
    const far = level({ goal: { kind: 'x', count: 3 }, solution: ['jump'], par: 2 });
    expect(unwrap(proveLevel(walk, narrow, far)).faults).toEqual(['there are too many answers to look at all of them']);
  });

  test('what is read has one right answer and costs one', () => {
    const read = { goal: { kind: 'where' }, solution: ['here'] };
    expect(faults(read)).toEqual([]);
    expect(faults({ ...read, solution: ['there'], par: 2 })).toEqual(['the answer is "here"', 'to read costs 1, par is 2']);
  });

  test('a goal nobody knows and a step that is none are problems', () => {
    expect(proveLevel(walk, rules, level({ goal: { kind: 'fly' } }))).toMatchObject({ problem: { at: 'goal' } });
    expect(proveLevel(walk, rules, level({ solution: ['fly'] }))).toMatchObject({ problem: { at: 'solution[0]' } });
  });
});

test('a free decision is looked at before a dear one', () => {
  const horizon = { game: walk, start: { x: 0, y: 0, steps: 0 }, seat: 0, same: rules.same };
  expect(cheapest<Walk>(horizon, ({ y }) => y === 3, rules.cost!, 1000)).toEqual({ cost: 0, isOpen: false });
});

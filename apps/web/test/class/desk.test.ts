import { ANIMALS } from '@stolik/class/names';
import { QUIET_FOR } from '@stolik/class/stuck';
import type { DeskPupil, DeskTable, DeskView } from '@stolik/class/views';
import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import { describe, expect, test } from 'vitest';
import { cardsOf, countIn, shownCards } from '../../src/pages/class/desk/cards.ts';
import { chapterTask, giveWishes, puzzleTask } from '../../src/pages/class/desk/give.ts';
import { freshNames, MOST_PUPILS, pupilWish, roomFor, secretsOf } from '../../src/pages/class/desk/new-pupils.ts';
import { aloneOf, tapped, withAlone } from '../../src/pages/class/desk/pairing.ts';
import {
  askWishes,
  gameWishes,
  gameWishesFor,
  handWishes,
  hereOf,
  moreTime,
  wishesOf,
} from '../../src/pages/class/desk/run-plan.ts';
import { isClassTried, triedNow } from '../../src/pages/class/desk/tried.ts';
import type { Plan, PlanStart } from '../../src/pages/class/plans/plan.ts';

const NOW = 1_000_000;
const KEY = 'AAAAAAAAAAAAAAAAAAAAAA';
const NAMES = ['brave-fox', 'wise-owl', 'merry-cat', 'bold-bear'] as const;

const pupil = (index: number, more: Partial<DeskPupil> = {}): DeskPupil => ({
  pupil: index,
  name: NAMES[index]!,
  isGuest: false,
  drawn: 0,
  isHere: true,
  isBusy: true,
  movedAt: NOW,
  tries: 0,
  stars: 0,
  progress: [],
  ...more,
});
const table = (id: string, seats: readonly (number | null)[], isOver = false): DeskTable => ({
  id,
  game: 'circuit',
  seats,
  isSameDeal: true,
  isOver,
  bots: [],
  asked: [],
  hasClock: false,
  looks: [],
  look: '',
});
const view = (more: Partial<DeskView> = {}): DeskView => ({
  who: 'teacher',
  id: 'abc',
  label: '5B',
  language: 'en',
  code: '4712',
  pin: '',
  wallKey: '',
  pace: { kind: 'open' },
  isHeld: false,
  wall: { kind: 'gather' },
  lessonAt: 0,
  planAt: 0,
  pupils: [pupil(0), pupil(1), pupil(2), pupil(3)],
  nextPupil: 4,
  groups: [],
  tables: [],
  recap: { stars: 0, solved: 0, games: 0, things: [] },
  ...more,
});
const keysOf = (cards: readonly { readonly key: string }[]): readonly string[] => cards.map(({ key }) => key);

describe('cards', () => {
  test('tables, then pairs, then single ones; nobody twice and nobody left out', () => {
    const pupils = [pupil(0, { table: 't1' }), pupil(1, { table: 't1' }), pupil(2), pupil(3)];
    const cards = cardsOf(view({ pupils, tables: [table('t1', [0, 1])], groups: [[0, 1], [3]] }), NOW);
    expect(keysOf(cards)).toEqual(['p0', 'p3', 'p2']);
    expect(cards.flatMap((card) => card.pupils.map((each) => each.pupil)).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  });
  test('a table that nobody sits at any more has no card', () => {
    const pupils = [pupil(0, { table: 't2' })];
    const cards = cardsOf(view({ pupils, tables: [table('t1', [0]), table('t2', [0])] }), NOW);
    expect(cards.map((card) => card.table?.id)).toEqual(['t2']);
  });
  test('who is stuck comes first, by the worst of a pair; the others keep their order', () => {
    const pupils = [pupil(0), pupil(1), pupil(2, { movedAt: NOW - QUIET_FOR }), pupil(3, { tries: 3 })];
    const cards = cardsOf(view({ pupils, groups: [[0], [1], [2, 3]] }), NOW);
    expect(keysOf(shownCards(cards, 'all'))).toEqual(['p2', 'p0', 'p1']);
    expect(shownCards(cards, 'stuck')[0]?.stuck).toEqual({ why: 'tries', count: 3 });
    expect(countIn(cards, 'stuck')).toBe(1);
  });
  test('while eyes are on the teacher nobody is stuck', () => {
    const pupils = [pupil(0, { tries: 5 })];
    expect(cardsOf(view({ pupils, isHeld: true }), NOW)[0]?.stuck).toBeUndefined();
  });
  test('a pair is as far as the slower of both', () => {
    const task = { kind: 'lessons', game: 'circuit', items: ['a', 'b'] } as const;
    const done = [['a', 3, 0] as const, ['b', 1, 0] as const];
    const pair = [pupil(0, { progress: done }), pupil(1, { progress: [['a', 1, 0]] })];
    expect(cardsOf(view({ task, pupils: pair, groups: [[0, 1]] }), NOW)[0]).toMatchObject({
      done: { count: 1, all: 2 },
      isDone: false,
    });
    expect(cardsOf(view({ task, pupils: [pair[0]!] }), NOW)[0]?.isDone).toBe(true);
  });
  test('while everybody is asked one thing, done is who has answered', () => {
    const { solution: _, ...question } = QUESTION;
    const asked = { id: 'q1', question, solution: [], isOpen: true };
    const task = { kind: 'lessons', game: 'circuit', items: ['a'] } as const;
    const pupils = [pupil(0, { answer: ['a1'] }), pupil(1), pupil(2, { progress: [['a', 1, 0]] })];
    const cards = cardsOf(view({ task, pupils, groups: [[0, 1]], asked }), NOW);
    expect(cards.map(({ answered, isDone }) => [answered, isDone])).toEqual([
      [1, false],
      [0, false],
    ]);
    expect(cardsOf(view({ pupils: [pupils[0]!], asked }), NOW)[0]).toMatchObject({ answered: 1, isDone: true });
    expect(cardsOf(view({ pupils }), NOW)[0]?.answered).toBeUndefined();
  });
  test('away is who has nobody there', () => {
    const pupils = [pupil(0, { isHere: false }), pupil(1), pupil(2, { isHere: false })];
    const cards = cardsOf(view({ pupils, groups: [[0, 1], [2]] }), NOW);
    expect(keysOf(shownCards(cards, 'away'))).toEqual(['p2']);
  });
});

describe('pairs', () => {
  test('two taps pair, a tap on a pair parts it, the same one twice is nobody', () => {
    const one = tapped({ groups: [], first: undefined }, 0);
    expect(one).toEqual({ groups: [], first: 0 });
    expect(tapped(one, 0).first).toBeUndefined();
    const paired = tapped(one, 2);
    expect(paired).toEqual({ groups: [[0, 2]], first: undefined });
    expect(tapped(paired, 2).groups).toEqual([]);
  });
  test('whoever has no partner plays alone', () => {
    expect(aloneOf([[0, 2]], [0, 1, 2, 3])).toEqual([1, 3]);
    expect(withAlone([[0, 2], [1]], [0, 1, 2, 3])).toEqual([[0, 2], [1], [3]]);
  });
  test('by hand: nobody is paired with an empty stool, and no group is larger than its table', () => {
    expect(withAlone([[0, 1], [2]], [0, 2])).toEqual([[0], [2]]);
    const groups = [[0, 1, 2], [3]];
    const [pairs, play] = handWishes(groups, { game: 'micropul', options: {}, most: 2 }, WISHES);
    expect(pairs).toEqual({ kind: 'pairs', way: { how: 'hand', groups: [[0, 1], [2], [3]] } });
    expect(play?.kind).toBe('play');
    expect(handWishes(groups, { game: 'circuit', options: {}, most: 6 }, WISHES)[0]).toMatchObject({ way: { groups } });
  });
});

const WISHES = { isSameDeal: true, odd: 'bot', level: '1' } as const;
const QUESTION: ClosedQuestion = {
  id: 'circuit-led-1',
  game: 'circuit',
  players: 1,
  options: {},
  position: {},
  seat: 0,
  goal: { kind: 'close' },
  solution: ['a1'],
};
const STARTS: readonly PlanStart[] = [
  { kind: 'talk' },
  { kind: 'everybody', position: { lesson: 'circuit-led-1' } },
  { kind: 'lessons', seated: 'pairs', lessons: ['a', 'b'] },
  { kind: 'game', seated: 'alone', game: 'circuit', options: {} },
];
const PLAN = {
  id: 'some-plan',
  game: 'circuit',
  steps: STARTS.map((start) => ({ minutes: 5, start })),
} as unknown as Plan;
const kindsOf = async (step: number, more: Partial<DeskView> = {}) => {
  const around = { view: view(more), wishes: WISHES, seed: 's', find: async () => QUESTION };
  return (await wishesOf(PLAN, step, around))?.map(({ kind }) => kind);
};

describe('a plan', () => {
  test('the first step begins a lesson; while one talks all look at the teacher, and go on with the next step', async () => {
    expect(await kindsOf(0, { isHeld: true })).toEqual(['lesson', 'eyes', 'plan']);
    expect(await kindsOf(1, { isHeld: true })).toEqual(['eyes', 'ask', 'wall', 'plan']);
  });
  test('a question goes to all and to the wall; one that can’t be found starts nothing', async () => {
    expect(await kindsOf(1)).toEqual(['ask', 'wall', 'plan']);
    const around = { view: view(), wishes: WISHES, seed: 's', find: async () => undefined };
    expect(await wishesOf(PLAN, 1, around)).toBeUndefined();
  });
  test('a list puts tables away and takes the question back', async () => {
    const { solution: _, ...question } = QUESTION;
    const asked = { id: 'q1', question, solution: [], isOpen: true };
    expect(await kindsOf(2, { tables: [table('t1', [0])], asked })).toEqual(['unask', 'away', 'task', 'pace', 'wall', 'plan']);
  });
  test('alone means a table for each who is here', async () => {
    const around = {
      view: view({ pupils: [pupil(0), pupil(1, { isHere: false }), pupil(2)] }),
      wishes: WISHES,
      seed: 's',
      find: async () => undefined,
    };
    expect((await wishesOf(PLAN, 3, around))?.[0]).toEqual({ kind: 'pairs', way: { how: 'hand', groups: [[0], [2]] } });
  });
  test('there is no step after the last', async () => {
    expect(await kindsOf(4)).toBeUndefined();
  });
  test('the solution stays with the teacher: it is no part of the question', () => {
    const [ask] = askWishes(QUESTION);
    expect(ask).toMatchObject({ kind: 'ask', solution: ['a1'] });
    expect(JSON.stringify((ask as { readonly question: unknown }).question)).not.toContain('a1');
  });
  test('pairs that stand are not shuffled again; who came since is paired among themselves', () => {
    const game = { game: 'circuit', options: {}, most: 6, isAlone: false };
    const way = { how: 'random', seed: 's' } as const;
    const four = { pupils: [pupil(0), pupil(1), pupil(2), pupil(3)] };
    const two = { pupils: [pupil(0), pupil(1)] };
    expect(gameWishes({ ...two, groups: [[0, 1]] }, game, WISHES, way).map(({ kind }) => kind)).toEqual(['play']);
    expect(gameWishes({ ...two, groups: [] }, game, WISHES, way)[0]).toMatchObject({ way: { how: 'random', whom: [0, 1] } });
    expect(gameWishes({ ...four, groups: [[0, 2]] }, game, WISHES, way)[0]).toMatchObject({
      way: {
        how: 'hand',
        groups: [
          [0, 2],
          [1, 3],
        ],
      },
    });
    // Whoever played alone before is not left alone; by ladder all are paired, whatever stood.
    expect(gameWishes({ ...two, groups: [[0], [1]] }, game, WISHES, way)[0]).toMatchObject({ way: { how: 'random' } });
    expect(gameWishes({ ...two, groups: [[0, 1]] }, game, WISHES, { how: 'ladder' })[0]).toMatchObject({
      way: { how: 'ladder', odd: 'bot' },
    });
    expect(hereOf(two)).toEqual([0, 1]);
  });
  test('the odd one is a third where the table has a seat, else with a bot', () => {
    const three = { pupils: [pupil(0), pupil(1), pupil(2)], groups: [[0, 1]] };
    const wishes = { ...WISHES, odd: 'three' } as const;
    const way = { how: 'random', seed: 's' } as const;
    const wish = (most: number, groups: DeskView['groups']) =>
      gameWishes({ ...three, groups }, { game: 'any', options: {}, most, isAlone: false }, wishes, way)[0];
    expect(wish(6, [])).toMatchObject({ way: { odd: 'three' } });
    expect(wish(2, [])).toMatchObject({ way: { odd: 'bot' } });
    expect(wish(6, [[0, 1]])).toMatchObject({ way: { groups: [[0, 1, 2]] } });
    expect(wish(2, [[0, 1, 2]])).toMatchObject({ way: { how: 'hand', groups: [[0, 1], [2]] } });
    const chosen = (most: number) => gameWishesFor({ groups: [] }, [0, 1, 2], { game: 'any', options: {}, most }, wishes)[0];
    expect(chosen(4)).toMatchObject({ way: { groups: [[0, 1, 2]] } });
    expect(chosen(2)).toMatchObject({ way: { groups: [[0, 1], [2]] } });
  });
});

describe('a task', () => {
  const puzzle = (id: string, rating: number, kind = 'close') => ({ id, rating, goal: { kind } });
  test('a chapter is its levels in order', () => {
    const levels = [
      { id: 'l1', title: '' },
      { id: 'l2', title: '' },
    ];
    expect(chapterTask('circuit', { chapter: 'led', title: 'LED', levels })).toEqual({
      kind: 'lessons',
      game: 'circuit',
      items: ['l1', 'l2'],
    });
  });
  test('a set of puzzles begins easy and goes through all of them; of few all are taken', () => {
    const all = Array.from({ length: 50 }, (_, index) => puzzle(`p${index}`, 2000 - index));
    expect(puzzleTask('circuit', all, 'close')).toMatchObject({ items: ['p49', 'p39', 'p29', 'p19', 'p9'] });
    expect(puzzleTask('circuit', [puzzle('b', 2), puzzle('a', 1), puzzle('c', 1, 'other')], 'close')).toMatchObject({
      items: ['a', 'b'],
    });
    expect(puzzleTask('circuit', all, 'none')).toBeUndefined();
  });
  test('for some it puts only their tables away, and leaves the wall alone', () => {
    const now = view({ tables: [table('t1', [0, 1]), table('t2', [2, null])] });
    const task = { kind: 'free' } as const;
    expect(giveWishes(now, [2], task)).toEqual([
      { kind: 'away', table: 't2' },
      { kind: 'task', whom: [2], task },
    ]);
    expect(giveWishes(now, 'all', task).map(({ kind }) => kind)).toEqual(['away', 'away', 'task', 'wall']);
  });
});

describe('new pupils', () => {
  test('get animals that nobody is, as many as there are stools', () => {
    const names = freshNames({ pupils: [pupil(0)] }, 100, 3);
    expect(names).toHaveLength(MOST_PUPILS - 1);
    expect(new Set(names.map((name) => name.split('-')[1])).size).toBe(names.length);
    expect(names.some((name) => name.endsWith('-fox'))).toBe(false);
    expect(roomFor({ pupils: [pupil(0)] })).toBe(MOST_PUPILS - 1);
  });
  test('take the places of guests when no other is left, of the latest first', () => {
    const pupils = ANIMALS.map((animal, index) => pupil(index, { name: `brave-${animal}`, isGuest: index >= 10 }));
    expect(roomFor({ pupils })).toBe(MOST_PUPILS - 10);
    expect(freshNames({ pupils }, 2, 0).map((name) => name.split('-')[1])).toEqual([ANIMALS[35], ANIMALS[34]]);
    expect(freshNames({ pupils: pupils.slice(0, 35) }, 2, 0).map((name) => name.split('-')[1])).toEqual([
      ANIMALS[35],
      ANIMALS[34],
    ]);
    expect(freshNames({ pupils }, 100, 0)).toHaveLength(MOST_PUPILS - 10);
  });
  test('the server gets a hash of the card, and another one when it is drawn anew', () => {
    const wish = pupilWish(KEY, 'abc', 0, 'brave-fox');
    expect(wish).toMatchObject({ kind: 'pupil', pupil: 0, card: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(JSON.stringify(wish)).not.toContain(KEY);
    expect(secretsOf(KEY, 'abc', 0, 1).card).not.toBe(secretsOf(KEY, 'abc', 0, 0).card);
  });
});

test('pictures that somebody guesses are told of, a child who mistypes is not', () => {
  const tried = (count: number, at: number): Partial<DeskPupil> => ({ tried: { count, at } });
  const pupils = [pupil(0, tried(4, NOW)), pupil(1, tried(3, NOW)), pupil(2, tried(9, NOW - 600_000)), pupil(3)];
  expect(triedNow({ pupils }, NOW).map((each) => each.pupil)).toEqual([0]);
  expect(isClassTried({ pupils }, NOW)).toBe(false);
});

test('pictures that somebody guesses all over the class, or for numbers that are nobody’s, are told of too', () => {
  const few = (at: number) => Array.from({ length: 7 }, (_, index) => pupil(index % NAMES.length, { tried: { count: 3, at } }));
  expect(isClassTried({ pupils: few(NOW) }, NOW)).toBe(true);
  expect(isClassTried({ pupils: few(NOW).slice(1) }, NOW)).toBe(false);
  expect(isClassTried({ pupils: few(NOW - 600_000) }, NOW)).toBe(false);
  for (const [count, at, isTold] of [
    [4, NOW, true],
    [3, NOW, false],
    [99, NOW - 600_000, false],
  ] as const)
    expect(isClassTried({ pupils: [], tried: { count, at } }, NOW)).toBe(isTold);
});

describe('for some', () => {
  const wishes = { isSameDeal: false, odd: 'bot', level: '1', minutes: 5 } as const;
  const game = { game: 'micropul', options: {}, most: 2 };
  test('pairs among them stand, the rest is paired, and the others stay as they are', () => {
    const [pairs, play] = gameWishesFor(
      {
        groups: [
          [0, 1],
          [2, 3],
        ],
      },
      [0, 1, 2],
      game,
      wishes,
    );
    expect(pairs).toEqual({ kind: 'pairs', way: { how: 'hand', groups: [[3], [0, 1], [2]] } });
    expect(play).toMatchObject({ kind: 'play', whom: [0, 1, 2], plan: { clock: { minutes: 5, seconds: 0 } } });
  });
  test('one alone plays with a bot', () => {
    const [pairs] = gameWishesFor({ groups: [] }, [3], game, wishes);
    expect(pairs).toEqual({ kind: 'pairs', way: { how: 'hand', groups: [[3]] } });
  });
  test('more time is for everybody who sits there, and for no bot', () => {
    expect(moreTime([table('t1', [2, null])])).toEqual([{ kind: 'time', table: 't1', seat: 0, seconds: 180 }]);
  });
});

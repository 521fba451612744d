import { ANIMALS } from '@stolik/class/names';
import { QUIET_FOR } from '@stolik/class/stuck';
import type { DeskPupil, DeskTable, DeskView } from '@stolik/class/views';
import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import { describe, expect, test } from 'vitest';
import { cardsOf, countIn, foldedCards, shownCards } from '../../src/pages/class/desk/cards.ts';
import { chapterTask, giveRequests, helpTask, puzzleTask } from '../../src/pages/class/desk/give.ts';
import {
  freshNames,
  MOST_PUPILS,
  mixedAnimals,
  pupilRequest,
  roomFor,
  secretsOf,
} from '../../src/pages/class/desk/new-pupils.ts';
import { aloneOf, tapped, withAlone } from '../../src/pages/class/desk/pairing.ts';
import {
  askRequests,
  botAt,
  gameRequests,
  gameRequestsFor,
  handRequests,
  hereOf,
  moreTime,
  requestsOf,
  skippedAfter,
  unfinishedAt,
} from '../../src/pages/class/desk/run-plan.ts';
import { isClassTried, triedNow } from '../../src/pages/class/desk/tried.ts';
import type { Plan, PlanStart } from '../../src/pages/class/plans/plan.ts';
import { PLANS } from '../../src/pages/class/plans/plans.ts';

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
  shared: [],
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
  test('who shares a device is one card, also before anybody is paired', () => {
    const cards = cardsOf(view({ shared: [[1, 3]], groups: [[0, 1], [2]] }), NOW);
    expect(cards.map((card) => card.pupils.map((each) => each.pupil))).toEqual([[1, 3], [0], [2]]);
    expect(cards.map(({ isShared }) => isShared)).toEqual([true, false, false]);
  });
  test('two of different devices at one table share none', () => {
    const pupils = [pupil(0, { table: 't1' }), pupil(1, { table: 't1' }), pupil(2)];
    const cards = cardsOf(view({ pupils, tables: [table('t1', [0, 1])], shared: [[1, 2]] }), NOW);
    expect(cards.map((card) => card.pupils.map((each) => each.pupil))).toEqual([[0, 1], [2]]);
    expect(cards.some(({ isShared }) => isShared)).toBe(false);
  });
  test('away is who has nobody there', () => {
    const pupils = [pupil(0, { isHere: false }), pupil(1), pupil(2, { isHere: false })];
    const cards = cardsOf(view({ pupils, groups: [[0, 1], [2]] }), NOW);
    expect(keysOf(shownCards(cards, 'away'))).toEqual(['p2']);
  });
  test('who is away stands behind those who are here, but no table moves because of somebody’s line', () => {
    const pupils = [pupil(0, { isHere: false }), pupil(1), pupil(2, { isHere: false, table: 't1' })];
    const cards = cardsOf(view({ pupils, tables: [table('t1', [2])] }), NOW);
    expect(keysOf(shownCards(cards, 'all'))).toEqual(['p2', 'p1', 'p0']);
  });
});

test('who is away is folded while others work, never who sits at a table, and nobody before anybody is here', () => {
  const away = { isHere: false };
  const pupils = [pupil(0), pupil(1, away), pupil(2, { ...away, table: 't1' }), pupil(3, away)];
  const cards = cardsOf(view({ pupils, tables: [table('t1', [2])] }), NOW);
  expect([...foldedCards(cards, 'all')]).toEqual(['p1', 'p3']);
  expect(foldedCards(cards, 'away').size).toBe(0);
  const empty = cardsOf(view({ pupils: [pupil(0, away), pupil(1, away)] }), NOW);
  expect(foldedCards(empty, 'all').size).toBe(0);
});

test('the next step is not begun by one tap while games are played or somebody still thinks', () => {
  const { solution: _, ...question } = QUESTION;
  const asked = { id: 'q1', question, isOpen: true, solution: [] };
  const lists = PLANS[0]!.steps[2]!;
  const talk = PLANS[0]!.steps[0]!;
  const pupils = [pupil(0, { answer: ['a'] }), pupil(1), pupil(2, { isHere: false })];
  expect(unfinishedAt(view({ asked, pupils }), lists)).toEqual({ answered: 1, of: 2 });
  expect(unfinishedAt(view({ asked: { ...asked, played: ['a'] }, pupils }), lists)).toBeUndefined();
  expect(unfinishedAt(view({ asked: { ...asked, isOpen: false }, pupils }), lists)).toBeUndefined();
  const tables = [table('t1', [0]), table('t2', [1], true)];
  expect(unfinishedAt(view({ tables }), lists)).toEqual({ games: 1 });
  expect(unfinishedAt(view({ tables }), talk)).toBeUndefined();
  expect(unfinishedAt(view({ tables: [table('t2', [1], true)] }), lists)).toBeUndefined();
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
    expect(withAlone([[0, 2], [1]], [], [0, 1, 2, 3])).toEqual([[0, 2], [1], [3]]);
  });
  test('by hand: whoever has no partner plays with whom they share a device; the teacher may part them', () => {
    expect(withAlone([], [[1, 3]], [0, 1, 2, 3])).toEqual([[1, 3], [0], [2]]);
    expect(withAlone([[0, 1]], [[1, 3]], [0, 1, 2, 3])).toEqual([[0, 1], [2], [3]]);
  });
  test('by hand: nobody is paired with an empty stool, and no group is larger than its table', () => {
    expect(withAlone([[0, 1], [2]], [], [0, 2])).toEqual([[0], [2]]);
    const groups = [[0, 1, 2], [3]];
    const [pairs, play] = handRequests(groups, { game: 'micropul', options: {}, most: 2 }, REQUESTS);
    expect(pairs).toEqual({ kind: 'pairs', way: { how: 'hand', groups: [[0, 1], [2], [3]] } });
    expect(play?.kind).toBe('play');
    expect(handRequests(groups, { game: 'circuit', options: {}, most: 6 }, REQUESTS)[0]).toMatchObject({ way: { groups } });
  });
});

const REQUESTS = { isSameDeal: true, odd: 'bot', level: '1' } as const;
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
  const around = { view: view(more), requests: REQUESTS, seed: 's', find: async () => QUESTION };
  return (await requestsOf(PLAN, step, around))?.map(({ kind }) => kind);
};

describe('a plan', () => {
  test('the first step begins a lesson; while one talks all look at the teacher, and go on with the next step', async () => {
    expect(await kindsOf(0, { isHeld: true })).toEqual(['lesson', 'eyes', 'plan']);
    expect(await kindsOf(1, { isHeld: true })).toEqual(['eyes', 'ask', 'wall', 'plan']);
  });
  test('a question goes to all and to the wall; one that can’t be found starts nothing', async () => {
    expect(await kindsOf(1)).toEqual(['ask', 'wall', 'plan']);
    const around = { view: view(), requests: REQUESTS, seed: 's', find: async () => undefined };
    expect(await requestsOf(PLAN, 1, around)).toBeUndefined();
  });
  test('a list puts tables away and takes the question back', async () => {
    const { solution: _, ...question } = QUESTION;
    const asked = { id: 'q1', question, solution: [], isOpen: true };
    expect(await kindsOf(2, { tables: [table('t1', [0])], asked })).toEqual(['unask', 'away', 'task', 'pace', 'wall', 'plan']);
  });
  test('alone means a table for each who is here', async () => {
    const around = {
      view: view({ pupils: [pupil(0), pupil(1, { isHere: false }), pupil(2)] }),
      requests: REQUESTS,
      seed: 's',
      find: async () => undefined,
    };
    expect((await requestsOf(PLAN, 3, around))?.[0]).toEqual({ kind: 'pairs', way: { how: 'hand', groups: [[0], [2]] } });
  });
  test('there is no step after the last', async () => {
    expect(await kindsOf(4)).toBeUndefined();
  });
  test('the solution stays with the teacher: it is no part of the question', () => {
    const [ask] = askRequests(QUESTION);
    expect(ask).toMatchObject({ kind: 'ask', solution: ['a1'] });
    expect(JSON.stringify((ask as { readonly question: unknown }).question)).not.toContain('a1');
  });
  test('pairs that stand are not shuffled again; who came since is paired among themselves', () => {
    const game = { game: 'circuit', options: {}, most: 6, isAlone: false };
    const way = { how: 'random', seed: 's' } as const;
    const four = { pupils: [pupil(0), pupil(1), pupil(2), pupil(3)] };
    const two = { pupils: [pupil(0), pupil(1)] };
    expect(gameRequests({ ...two, shared: [], groups: [[0, 1]] }, game, REQUESTS, way).map(({ kind }) => kind)).toEqual(['play']);
    expect(gameRequests({ ...two, shared: [], groups: [] }, game, REQUESTS, way)[0]).toMatchObject({
      way: { how: 'random', whom: [0, 1] },
    });
    expect(gameRequests({ ...four, shared: [], groups: [[0, 2]] }, game, REQUESTS, way)[0]).toMatchObject({
      way: {
        how: 'hand',
        groups: [
          [0, 2],
          [1, 3],
        ],
      },
    });
    // Whoever played alone before is not left alone; by ladder all are paired, whatever stood.
    expect(gameRequests({ ...two, shared: [], groups: [[0], [1]] }, game, REQUESTS, way)[0]).toMatchObject({
      way: { how: 'random' },
    });
    expect(gameRequests({ ...two, shared: [], groups: [[0, 1]] }, game, REQUESTS, { how: 'ladder' })[0]).toMatchObject({
      way: { how: 'ladder', odd: 'bot' },
    });
    expect(hereOf(two)).toEqual([0, 1]);
  });
  test('who shares a device sits at one table, however others are paired and whoever came later', () => {
    const game = { game: 'circuit', options: {}, most: 6, isAlone: false };
    const way = { how: 'random', seed: 's' } as const;
    const pupils = [pupil(0), pupil(1), pupil(2), pupil(3)];
    const groupsOf = (groups: DeskView['groups'], more: Partial<typeof game> = {}) =>
      gameRequests({ pupils, shared: [[1, 2]], groups }, { ...game, ...more }, REQUESTS, way)[0];
    // Two came to a tablet after pairs were made: its pairs are parted, and those who are left play together.
    const apart = [
      [0, 1],
      [2, 3],
    ];
    const whole = [
      [1, 2],
      [0, 3],
    ];
    expect(groupsOf(apart)).toEqual({ kind: 'pairs', way: { how: 'hand', groups: whole } });
    expect(groupsOf(whole)).toMatchObject({ kind: 'play' });
    // Nobody was paired yet: the class knows who shares one.
    expect(groupsOf([])).toMatchObject({ way: { how: 'random', most: 6 } });
    expect(groupsOf([], { isAlone: true })).toEqual({ kind: 'pairs', way: { how: 'hand', groups: [[1, 2], [0], [3]] } });
    const [some] = gameRequestsFor({ shared: [[1, 2]], groups: apart }, [1, 2, 3], game, REQUESTS);
    expect(some).toEqual({ kind: 'pairs', way: { how: 'hand', groups: [[0], [1, 2], [3]] } });
  });
  test('whoever is alone plays the bot that the teacher or the plan has chosen, if the game has it', () => {
    expect(botAt('golems6', { level: 'statue' })).toBe('statue');
    expect(botAt('micropul', { level: 'statue' })).toBe('1');
    const alone = { game: 'golems4', options: {}, most: 4, isAlone: true };
    const view = { pupils: [pupil(0)], shared: [], groups: [] };
    const way = { how: 'random', seed: 's' } as const;
    expect(gameRequests(view, { ...alone, bot: 'copycat' }, REQUESTS, way)[1]).toMatchObject({ plan: { level: 'copycat' } });
    expect(gameRequests(view, alone, { ...REQUESTS, level: '4' }, way)[1]).toMatchObject({ plan: { level: '4' } });
  });
  test('the odd one is a third where the table has a seat, else with a bot', () => {
    const three = { pupils: [pupil(0), pupil(1), pupil(2)], groups: [[0, 1]] };
    const requests = { ...REQUESTS, odd: 'three' } as const;
    const way = { how: 'random', seed: 's' } as const;
    const request = (most: number, groups: DeskView['groups']) =>
      gameRequests({ ...three, shared: [], groups }, { game: 'any', options: {}, most, isAlone: false }, requests, way)[0];
    expect(request(6, [])).toMatchObject({ way: { odd: 'three' } });
    expect(request(2, [])).toMatchObject({ way: { odd: 'three', most: 2 } });
    expect(request(6, [[0, 1]])).toMatchObject({ way: { groups: [[0, 1, 2]] } });
    expect(request(2, [[0, 1, 2]])).toMatchObject({ way: { how: 'hand', groups: [[0, 1], [2]] } });
    const chosen = (most: number) =>
      gameRequestsFor({ shared: [], groups: [] }, [0, 1, 2], { game: 'any', options: {}, most }, requests)[0];
    expect(chosen(4)).toMatchObject({ way: { groups: [[0, 1, 2]] } });
    expect(chosen(2)).toMatchObject({ way: { groups: [[0, 1], [2]] } });
  });
});

describe('a task', () => {
  const puzzle = (id: string, rating: number, kind = 'close') => ({ id, rating, goal: { kind } });
  test('what a plan has for some is given as a task of its game', () => {
    expect(helpTask('circuit', { lessons: ['circuit-led-4'] })).toEqual({
      kind: 'lessons',
      game: 'circuit',
      items: ['circuit-led-4'],
    });
    expect(helpTask('golems6', { puzzles: ['golems6-1-564'] })).toEqual({
      kind: 'puzzles',
      game: 'golems6',
      items: ['golems6-1-564'],
    });
    expect(helpTask('circuit', { bench: 'lamp' })).toEqual({ kind: 'bench', example: 'lamp' });
  });

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
    expect(giveRequests(now, [2], task)).toEqual([
      { kind: 'away', table: 't2' },
      { kind: 'task', whom: [2], task },
    ]);
    expect(giveRequests(now, 'all', task).map(({ kind }) => kind)).toEqual(['away', 'away', 'task', 'wall']);
  });
});

test('a step that was left out is not done; begun after all, it is', () => {
  const skipped = skippedAfter(new Set(), 1, 4);
  expect([...skipped]).toEqual([2, 3]);
  expect([...skippedAfter(skipped, 4, 2)]).toEqual([3]);
  expect([...skippedAfter(new Set(), -1, 0)]).toEqual([]);
});

test('who was given the bench or a free choice is not said to have nothing', () => {
  const given = (task: DeskView['task']) => cardsOf(view({ task, pupils: [pupil(0)], tables: [], groups: [] }), NOW)[0]!.given;
  expect([given({ kind: 'bench', example: 'x' }), given({ kind: 'free' }), given(undefined)]).toEqual([
    'bench',
    'free',
    undefined,
  ]);
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
    expect(freshNames({ pupils }, 2, 0).map((name) => name.split('-')[1])).toEqual([ANIMALS.at(-1), ANIMALS.at(-2)]);
    expect(freshNames({ pupils: pupils.slice(0, -1) }, 2, 0).map((name) => name.split('-')[1])).toEqual([
      ANIMALS.at(-1),
      ANIMALS.at(-2),
    ]);
    const [one, other] = ['abc', 'abd'].map((room) => freshNames({ pupils: [] }, 100, 0, mixedAnimals(room)));
    expect(one!.toSorted()).not.toEqual(one);
    expect(one!.map((name) => name.split('-')[1])).not.toEqual(other!.map((name) => name.split('-')[1]));
    expect(new Set(one!.map((name) => name.split('-')[1])).size).toBe(MOST_PUPILS);
    expect(freshNames({ pupils }, 100, 0)).toHaveLength(MOST_PUPILS - 10);
  });
  test('the server gets a hash of the card, and another one when it is drawn again', () => {
    const request = pupilRequest(KEY, 'abc', 0, 'brave-fox');
    expect(request).toMatchObject({ kind: 'pupil', pupil: 0, card: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(JSON.stringify(request)).not.toContain(KEY);
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
  const requests = { isSameDeal: false, odd: 'bot', level: '1', minutes: 5 } as const;
  const game = { game: 'micropul', options: {}, most: 2 };
  test('pairs among them stand, the rest is paired, and the others stay as they are', () => {
    const [pairs, play] = gameRequestsFor(
      {
        shared: [],
        groups: [
          [0, 1],
          [2, 3],
        ],
      },
      [0, 1, 2],
      game,
      requests,
    );
    expect(pairs).toEqual({ kind: 'pairs', way: { how: 'hand', groups: [[3], [0, 1], [2]] } });
    expect(play).toMatchObject({ kind: 'play', whom: [0, 1, 2], plan: { clock: { minutes: 5, seconds: 0 } } });
  });
  test('one alone plays with a bot', () => {
    const [pairs] = gameRequestsFor({ shared: [], groups: [] }, [3], game, requests);
    expect(pairs).toEqual({ kind: 'pairs', way: { how: 'hand', groups: [[3]] } });
  });
  test('more time is for everybody who sits there, and for no bot', () => {
    expect(moreTime([table('t1', [2, null])])).toEqual([{ kind: 'time', table: 't1', seat: 0, seconds: 180 }]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Classroom } from '../src/classroom.ts';
import type { TableStand } from '../src/things.ts';
import { deskView, pupilView, wallView } from '../src/views.ts';
import { after, HASHES, HOUSE, live, pupil, QUESTION, roomOf, TEACHER } from './rooms.ts';

/** A lesson in full swing. */
function lesson(): Classroom {
  let room = after(roomOf(4), { kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items: ['l1', 'l2'] } });
  const table = { id: 't1', game: 'micropul', seats: [0, 1, null], isSameDeal: false };
  room = after(room, { kind: 'table', table }, HOUSE);
  room = after(room, { kind: 'ask', question: QUESTION, solution: ['the-solution'] });
  const answers: readonly (readonly [number, string])[] = [
    [0, 'a3'],
    [1, 'c3'],
    [2, 'c3'],
  ];
  for (const [index, text] of answers)
    room = after(room, { kind: 'answer', asked: room.asked!.id, answer: [text] }, pupil(index), 5000);
  room = after(room, { kind: 'did', facts: [['l1', 3, 1]] }, pupil(0), 6000);
  return after(
    room,
    {
      kind: 'did',
      facts: [
        ['l1', 2, 0],
        ['l2', 0, 2],
      ],
    },
    pupil(1),
    7000,
  );
}

describe('a pupil is told of themselves and who they play with', () => {
  test('and nothing of the others', () => {
    const view = pupilView(lesson(), 0, live())!;
    expect(view).toMatchObject({
      who: 'pupil',
      name: 'brave-fox',
      table: { id: 't1', seat: 0, token: 'seat t1 0', names: ['brave-fox', 'quiet-owl', null] },
      progress: [['l1', 3, 1]],
      asked: { mine: ['a3'], isOpen: true },
    });
    const text = JSON.stringify(view);
    for (const secret of [
      'c3',
      'the-solution',
      'merry-cat',
      'bold-bear',
      'l2",',
      HASHES.card,
      HASHES.pictures,
      'look ',
      'wall key',
      '4711',
    ])
      expect(text).not.toContain(secret);
  });
  test('and goodbye when the plan has ended, with what the lesson has brought them', () => {
    const recap = (room: Classroom, isOut?: true): Classroom =>
      after(room, { kind: 'wall', wall: { kind: 'recap', isRanked: false, ...(isOut && { isOut }) } });
    const planned = after(lesson(), { kind: 'plan', plan: { plan: 'loops', step: 1 } }, TEACHER, 8000);
    // A look back in the middle of a lesson ends nothing.
    expect(pupilView(recap(planned), 0, live())!.goodbye).toBeUndefined();
    const played = after(planned, { kind: 'over', table: 't1' }, HOUSE, 8500);
    const ended = after(recap(played), { kind: 'plan', plan: null }, TEACHER, 9000);
    const goodbye = { at: 9000, isOut: false, stars: 3, games: 1, things: ['l1'] };
    expect(pupilView(ended, 0, live())!.goodbye).toEqual(goodbye);
    expect(pupilView(recap(ended, true), 0, live())!.goodbye).toEqual({ ...goodbye, isOut: true });
    expect(pupilView(ended, 3, live())!.goodbye).toMatchObject({ stars: 0, games: 0, things: [] });
    const next = after(ended, { kind: 'wall', wall: { kind: 'gather' } }, TEACHER, 10_000);
    expect(pupilView(next, 0, live())!.goodbye).toBeUndefined();
  });
  test('and of a lesson that nobody began, goodbye counts the last hours', () => {
    const items = ['l1', 'l2'];
    let room = after(roomOf(1), { kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items } });
    const hour = 3_600_000;
    room = after(room, { kind: 'did', facts: [['l1', 3, 0]] }, pupil(0), hour);
    room = after(room, { kind: 'did', facts: [['l2', 2, 0]] }, pupil(0), 6 * hour);
    room = after(room, { kind: 'wall', wall: { kind: 'recap', isRanked: false } }, TEACHER, 7 * hour);
    room = after(room, { kind: 'plan', plan: null }, TEACHER, 7 * hour);
    expect(pupilView(room, 0, live())!.goodbye).toMatchObject({ stars: 2, things: ['l2'] });
  });
  test('and whether the table waits for them', () => {
    const asked = (index: number, stand?: Partial<TableStand>) =>
      pupilView(lesson(), index, live({ stand: () => stand && { bots: [], asked: [], hasClock: false, ...stand } }))!.table!
        .isAsked;
    expect(asked(0)).toBe(false);
    expect([asked(0, { asked: [1] }), asked(1, { asked: [1] })]).toEqual([false, true]);
    expect(asked(1, { asked: [1], bots: [1] })).toBe(false);
  });
  test('who has gone is told nothing', () => {
    expect(pupilView(after(lesson(), { kind: 'remove', pupil: 0 }), 0, live())).toBeUndefined();
  });
});

describe('the wall', () => {
  test('shows sums and counts, and no names with them', () => {
    const view = wallView(after(lesson(), { kind: 'close' }), live({ isHere: (index) => index < 2 }));
    expect(view).toMatchObject({
      here: ['brave-fox', 'quiet-owl'],
      pupils: 4,
      stars: 5,
      asked: {
        answered: 3,
        counts: [
          [['c3'], 2],
          [['a3'], 1],
        ],
      },
      boards: [{ id: 't1', look: 'look t1 -1' }],
    });
    const text = JSON.stringify(view);
    for (const secret of ['the-solution', HASHES.card, HASHES.pictures, 'seat t1', 'look t1 0', 'wall key', 'progress'])
      expect(text).not.toContain(secret);
  });
  test('shows no answers while the question is open, unless the teacher wants them live', () => {
    const counts = [
      [['c3'], 2],
      [['a3'], 1],
    ];
    const open = after(lesson(), { kind: 'wall', wall: { kind: 'question' } });
    expect(wallView(open, live()).asked).toMatchObject({ isOpen: true, answered: 3 });
    expect(wallView(open, live()).asked).not.toHaveProperty('counts');
    const seen = after(open, { kind: 'wall', wall: { kind: 'question', isLive: true } });
    expect(wallView(seen, live()).asked?.counts).toEqual(counts);
    expect(wallView(after(open, { kind: 'close' }), live()).asked?.counts).toEqual(counts);
    expect(wallView(after(open, { kind: 'playOut', answer: ['a3'] }), live()).asked?.counts).toEqual(counts);
  });
  test('ranks nobody unless the teacher asks for it', () => {
    const plain = after(lesson(), { kind: 'wall', wall: { kind: 'recap', isRanked: false } });
    expect(wallView(plain, live()).recap).toEqual({ stars: 5, solved: 2, games: 0, things: [['l1', 2]] });
    const ranked = after(plain, { kind: 'wall', wall: { kind: 'recap', isRanked: true } });
    expect(wallView(ranked, live()).recap?.ranking?.[0]).toEqual(['brave-fox', 3]);
  });
  test('the desk knows who was in the lesson, also after they have gone', () => {
    const next = after(lesson(), { kind: 'lesson' }, TEACHER, 9000);
    const worked = after(next, { kind: 'did', facts: [['l2', 1, 3]] }, pupil(1), 9500);
    const came = live({ isHere: (index) => index === 0, movedAt: (index) => (index === 2 ? 9100 : 0) });
    expect(deskView(worked, came).pupils.map((each) => each.wasHere === true)).toEqual([true, true, true, false]);
  });
  test('says the step of the plan and when it was begun', () => {
    const begun = after(lesson(), { kind: 'plan', plan: { plan: 'loops', step: 1 } }, TEACHER, 5000);
    expect(wallView(begun, live())).toMatchObject({ plan: { plan: 'loops', step: 1 }, planAt: 5000 });
  });
  test('a new lesson is counted from its beginning', () => {
    const next = after(lesson(), { kind: 'lesson' }, TEACHER, 9000);
    const later = after(next, { kind: 'did', facts: [['l2', 1, 3]] }, pupil(1), 9500);
    const shown = after(later, { kind: 'wall', wall: { kind: 'recap', isRanked: false } });
    expect(wallView(shown, live()).recap).toMatchObject({ stars: 1, solved: 1 });
    expect(wallView(shown, live()).stars).toBe(6);
  });
  test('counts the games that ended of those that were begun in this lesson', () => {
    const play = (room: Classroom, id: string, at: number): Classroom => {
      const table = { id, game: 'micropul', seats: [0, 1], isSameDeal: false };
      return after(after(room, { kind: 'table', table }, HOUSE, at), { kind: 'over', table: id }, HOUSE, at + 1);
    };
    const games = (room: Classroom) =>
      wallView(after(room, { kind: 'wall', wall: { kind: 'recap', isRanked: false } }), live()).recap?.games;
    const first = play(roomOf(2), 'before', 2000);
    expect(games(first)).toBe(1);
    const next = after(first, { kind: 'lesson' }, TEACHER, 3000);
    expect(games(next)).toBe(0);
    expect(games(play(next, 'now', 3000))).toBe(1);
  });
});

describe('the desk', () => {
  test('knows everything but secrets', () => {
    const view = deskView(lesson(), live({ doing: (index) => (index === 1 ? { thing: 'l2', shows: [] } : undefined) }));
    expect(view.pupils[1]).toMatchObject({
      name: 'quiet-owl',
      doing: { thing: 'l2', shows: [] },
      tries: 0,
      isBusy: false,
      movedAt: 7000,
      answer: ['c3'],
      table: 't1',
    });
    expect(view.tables[0]).toMatchObject({ looks: ['look t1 0', 'look t1 1', 'look t1 2'], look: 'look t1 -1' });
    expect(view.asked?.solution).toEqual(['the-solution']);
    expect(view.nextPupil).toBe(4);
    expect(deskView(after(lesson(), { kind: 'remove', pupil: 3 }), live()).nextPupil).toBe(4);
    const text = JSON.stringify(view);
    for (const secret of [HASHES.card, HASHES.pictures, lesson().teacher, 'seat t1']) expect(text).not.toContain(secret);
  });
  test('nobody is slow before something was given, or while all are asked one thing', () => {
    const items = ['l1', 'l2'];
    let room = after(roomOf(3), { kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items } }, TEACHER, 3000);
    const work = (index: number) => deskView(room, live()).pupils[index]!;
    expect(work(0)).toMatchObject({ isBusy: true, movedAt: 3000 });
    // All have looked at the teacher, and go on.
    room = after(room, { kind: 'eyes', on: true }, TEACHER, 4000);
    room = after(room, { kind: 'eyes', on: false }, TEACHER, 300_000);
    expect(work(0)).toMatchObject({ isBusy: true, movedAt: 300_000 });
    // What is given to one is news to nobody else.
    room = after(room, { kind: 'task', whom: [1], task: { kind: 'lessons', game: 'circuit', items: ['l3'] } }, TEACHER, 310_000);
    expect([0, 1].map((index) => work(index).movedAt)).toEqual([300_000, 310_000]);
    room = after(room, { kind: 'table', table: { id: 't1', game: 'micropul', seats: [2], isSameDeal: true } }, HOUSE, 320_000);
    expect(work(2).movedAt).toBe(320_000);
    room = after(room, { kind: 'ask', question: QUESTION, solution: [] }, TEACHER, 330_000);
    room = after(room, { kind: 'answer', asked: room.asked!.id, answer: ['a3'] }, pupil(0), 331_000);
    expect([0, 1, 2].map((index) => work(index).isBusy)).toEqual([false, true, true]);
    room = after(room, { kind: 'playOut', answer: ['a3'] });
    expect([0, 1, 2].map((index) => work(index).isBusy)).toEqual([false, false, false]);
  });
  test('tries count until it is solved: who looks at a solved puzzle needs nobody', () => {
    const task = { kind: 'puzzles', game: 'circuit', items: ['p1', 'p2'] } as const;
    const given = after(roomOf(1), { kind: 'task', whom: 'all', task });
    const tries = (room: Classroom) => deskView(room, live({ doing: () => ({ thing: 'p1', shows: [] }) })).pupils[0]!.tries;
    const failed = after(given, { kind: 'did', facts: [['p1', 0, 4]] }, pupil(0));
    expect(tries(failed)).toBe(4);
    expect(tries(after(failed, { kind: 'did', facts: [['p1', 1, 4]] }, pupil(0)))).toBe(0);
  });
  test('nobody is slow at what is not open to them', () => {
    const task = { kind: 'lessons', game: 'circuit', items: ['l1', 'l2'] } as const;
    let room = after(after(roomOf(1), { kind: 'task', whom: 'all', task }), { kind: 'did', facts: [['l1', 1, 0]] }, pupil(0));
    const isBusy = () => deskView(room, live()).pupils[0]!.isBusy;
    expect(isBusy()).toBe(true);
    room = after(room, { kind: 'pace', pace: { kind: 'upTo', item: 0 } });
    expect(isBusy()).toBe(false);
    room = after(room, { kind: 'pace', pace: { kind: 'locked' } });
    expect(isBusy()).toBe(false);
  });
  test('tells when the present step of the plan was begun', () => {
    const begun = after(roomOf(1), { kind: 'plan', plan: { plan: 'loops', step: 1 } }, TEACHER, 5000);
    expect(deskView(begun, live())).toMatchObject({ plan: { plan: 'loops', step: 1 }, planAt: 5000 });
  });
  test('a table that is put away is nobody’s any more', () => {
    const away = after(lesson(), { kind: 'away', table: 't1' });
    expect(deskView(away, live()).tables).toEqual([]);
    expect(pupilView(away, 0, live())?.table).toBeUndefined();
  });
});

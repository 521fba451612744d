import { expect, test } from 'vitest';
import type { Classroom } from '../src/classroom.ts';
import { solvedSince, starsOf } from '../src/counted.ts';
import type { Whom } from '../src/entry.ts';
import { MOST_GIVEN } from '../src/given.ts';
import type { Fact, Task } from '../src/things.ts';
import { deskView, pupilView, wallView } from '../src/views.ts';
import { after, changed, live, pupil, refusal, roomOf } from './rooms.ts';

const LIST: Task = { kind: 'lessons', game: 'circuit', items: ['l1', 'l2'] };
const give = (room: Classroom, task: Task, whom: Whom = 'all'): Classroom => after(room, { kind: 'task', whom, task });
const did = (room: Classroom, ...facts: readonly Fact[]): Classroom => after(room, { kind: 'did', facts }, pupil(0), 3000);
const stars = (room: Classroom, index = 0): number => starsOf(room, room.pupils[index]!);

test('only what was given counts, for the wall, the recap, the desk and the child', () => {
  const room = did(give(roomOf(), LIST), ['l1', 2, 0], ['anything-i-like', 3, 0], ['miss-smith', 3, 0]);
  expect(stars(room)).toBe(2);
  expect(wallView(room, live()).stars).toBe(2);
  const shown = after(room, { kind: 'wall', wall: { kind: 'recap', isRanked: true } });
  expect(wallView(shown, live()).recap).toMatchObject({ stars: 2, solved: 1, things: [['l1', 1]] });
  expect(wallView(shown, live()).recap?.ranking?.[0]).toEqual(['brave-fox', 2]);
  expect(deskView(room, live()).pupils[0]).toMatchObject({ stars: 2, progress: [['l1', 2, 0]] });
  expect(pupilView(room, 0, live())?.progress).toEqual([['l1', 2, 0]]);
});

test('what was done before it was given counts from then on; what is given to one is given to nobody else', () => {
  const early = did(roomOf(), ['l1', 3, 0]);
  expect(stars(early)).toBe(0);
  expect(stars(give(early, LIST))).toBe(3);
  expect(stars(give(early, LIST, [0]))).toBe(3);
  expect(stars(give(early, LIST, [1]))).toBe(0);
  // Another list takes nothing away.
  expect(stars(give(give(early, LIST), { kind: 'puzzles', game: 'circuit', items: ['p1'] }))).toBe(3);
  expect(stars(give(early, { kind: 'bench', example: 'lamp' }))).toBe(0);
  expect(stars(give(early, { kind: 'free' }))).toBe(3);
});

test('what was taken back is told as the same list until it changes: nobody compares it again', () => {
  const room = after(did(give(roomOf(), LIST), ['l1', 2, 1]), { kind: 'unstar', pupil: 0, things: 'all' });
  const taken = (of: Classroom) => deskView(of, live()).pupils[0]!.taken;
  expect(taken(give(room, LIST))).toBe(taken(room));
  expect(Object.isFrozen(taken(room))).toBe(true);
});

test('the teacher takes stars back, of one thing or of all, and gives them back', () => {
  const room = did(give(roomOf(), LIST), ['l1', 2, 1], ['l2', 3, 0]);
  const one = after(room, { kind: 'unstar', pupil: 0, things: ['l2'] });
  expect([stars(one), deskView(one, live()).pupils[0]!.taken]).toEqual([2, [['l2', 3, 0]]]);
  expect(pupilView(one, 0, live())?.progress).toEqual([['l1', 2, 1]]);
  const none = after(one, { kind: 'unstar', pupil: 0, things: 'all' });
  expect(stars(none)).toBe(0);
  const back = after(none, { kind: 'restar', pupil: 0, things: 'all' });
  expect(back.pupils[0]!.progress).toEqual(room.pupils[0]!.progress);
  expect(deskView(back, live()).pupils[0]!.taken).toBeUndefined();
  // Nothing to take is nothing to write.
  expect(changed(none, { kind: 'unstar', pupil: 0, things: ['l1'] }).entries).toEqual([]);
  expect(changed(room, { kind: 'restar', pupil: 0, things: 'all' }).entries).toEqual([]);
  expect(refusal(room, { kind: 'unstar', pupil: 9, things: 'all' })).toBe('unknown');
});

test('who solves it again has it again, and what was better comes back', () => {
  const room = did(give(roomOf(), LIST), ['l1', 3, 0]);
  const again = did(after(room, { kind: 'unstar', pupil: 0, things: ['l1'] }), ['l1', 2, 0]);
  expect(stars(again)).toBe(2);
  expect(stars(after(again, { kind: 'restar', pupil: 0, things: ['l1'] }))).toBe(3);
  expect(after(room, { kind: 'remove', pupil: 0 }).pupils[0]).toMatchObject({ progress: {}, taken: {} });
});

test('what a pupil has done is counted once, whatever else changes in the class', () => {
  const solved = did(give(roomOf(), LIST), ['l1', 3, 0]);
  const facts = (room: Classroom): readonly Fact[] => deskView(room, live()).pupils[0]!.progress;
  const held = after(solved, { kind: 'eyes', on: true });
  expect(facts(held)).toBe(facts(solved));
  expect(deskView(held, live()).recap.things).toBe(deskView(solved, live()).recap.things);
  // Another fact, another list, another lesson: counted again.
  const more = did(held, ['l2', 2, 1], ['p1', 1, 0]);
  expect(facts(more).map(([thing]) => thing)).toEqual(['l1', 'l2']);
  expect(facts(give(more, { kind: 'puzzles', game: 'circuit', items: ['p1'] }))).toHaveLength(3);
  expect(deskView(after(more, { kind: 'lesson' }, undefined, 9000), live()).recap).toMatchObject({ stars: 0, things: [] });
});

test('lists without end cost no more than one: each thing is kept once, and no more than there are', () => {
  const listOf = (from: number): Task => ({
    kind: 'puzzles',
    game: 'circuit',
    items: Array.from({ length: 200 }, (_, index) => `made-up-${from + index}`),
  });
  for (const whom of ['all', [0, 2]] as const) {
    let room = give(roomOf(), LIST, whom);
    const lists = Array.from({ length: 30 }, (_, index) => listOf(index * 200));
    for (const list of lists) room = give(room, list, whom);
    expect(room.named).toHaveLength(MOST_GIVEN);
    const givens = whom === 'all' ? [room.given] : [room.pupils[0]!.given, room.pupils[2]!.given];
    for (const { things } of givens) expect([things.length, new Set(things).size]).toEqual([MOST_GIVEN, MOST_GIVEN]);
    // Names are there once, whoever has them, and nobody who is removed keeps any.
    expect(JSON.stringify(room).split('"made-up-7"')).toHaveLength(2);
    expect(after(room, { kind: 'remove', pupil: 0 }).pupils[0]!.given.things).toEqual([]);
    // What was given before still counts, and what is given again changes nothing that a view depends on.
    expect(stars(did(room, ['l1', 2, 0]))).toBe(2);
    const again = give(room, listOf(0), whom);
    expect(again.given).toBe(room.given);
    expect(again.pupils[0]!.given).toBe(room.pupils[0]!.given);
  }
});

test('what was solved counts for the lesson that began at that very moment, and for no later one', () => {
  const room = did(give(roomOf(), LIST), ['l1', 2, 0]);
  const since = (at: number) => solvedSince(room, room.pupils[0]!, at);
  expect(since(3000)).toMatchObject({ stars: 2, things: ['l1'] });
  expect(since(3001)).toMatchObject({ stars: 0, things: [] });
  expect(since(0)).toMatchObject({ stars: 2, things: ['l1'] });
});

import { expect, test } from 'vitest';
import {
  awaitedMember,
  doers,
  entered,
  layDown,
  left,
  type Member,
  type Members,
  memberNow,
  NOBODY,
  nextMember,
  othersAt,
  passedOn,
  readMembers,
  taken,
} from '../../src/session/class/members.ts';
import { factsOf, nextToSend, put, readOutbox, sent } from '../../src/session/class/outbox.ts';

const member = (pupil: number, more: Partial<Member> = {}): Member => ({
  room: 'abc',
  label: '5B',
  pupil,
  name: pupil === 0 ? 'brave-fox' : 'wise-owl',
  token: `t${pupil}`,
  at: 1_000_000,
  ...more,
});
const pair = (): Members => entered(entered(NOBODY, member(0)), member(1));
const two = (): Members => taken(pair(), 1, 2_000_000);
const HOURS = 60 * 60 * 1000;

test('whoever comes in alone plays at once; two cards make two who say themselves who plays, the new one first', () => {
  expect(memberNow(entered(NOBODY, member(0)))?.pupil).toBe(0);
  expect(memberNow(pair())).toBeUndefined();
  expect(nextMember(pair())?.pupil).toBe(1);
});

test('who went without saying so is not taken for somebody who shares the device', () => {
  const later = entered(layDown(two()), member(2, { at: 1_000_000 + 5 * HOURS }));
  expect(later.all.map(({ pupil }) => pupil)).toEqual([2]);
  const soon = entered(layDown(two()), member(2, { at: 1_000_000 + HOURS }));
  expect(soon.all).toHaveLength(3);
  // Whoever plays at this moment is there.
  expect(entered(two(), member(2, { at: 1_000_000 + 5 * HOURS })).all.map(({ pupil }) => pupil)).toEqual([1, 2]);
});

test('who comes in again is not there twice, and has the new token', () => {
  const again = entered(two(), member(0, { token: 'new' }));
  expect(again.all.map(({ token }) => token)).toEqual(['new', 't1']);
  expect(memberNow(again)?.token).toBe('new');
});

test('another class takes the device over', () => {
  expect(entered(two(), member(5, { room: 'other' })).all).toHaveLength(1);
});

test('handing over goes round, and nobody plays until somebody has said who they are', () => {
  expect(nextMember(two())?.pupil).toBe(0);
  const down = layDown(two());
  expect(memberNow(down)).toBeUndefined();
  expect(doers(down)).toEqual([]);
  expect(nextMember(down)?.pupil).toBe(0);
  expect(memberNow(taken(down, 0, 1))?.pupil).toBe(0);
  expect(layDown(entered(NOBODY, member(0))).now).toBe(0);
});

test('two who play together take turns and stay together; alone nothing is passed on', () => {
  const together = taken(pair(), 1, 1, true);
  expect(passedOn(together)).toMatchObject({ now: 0, isTogether: true });
  expect(passedOn(passedOn(together))).toMatchObject({ now: 1, isTogether: true });
  expect(passedOn(two())).toEqual(two());
});

test('a shared device goes to whoever something waits for, and stays where somebody is busy', () => {
  const asked = (...pupils: readonly number[]) => awaitedMember(two(), ({ pupil }) => pupils.includes(pupil))?.pupil;
  expect(asked(0)).toBe(0);
  expect(asked(1)).toBeUndefined();
  expect(asked(0, 1)).toBeUndefined();
  expect(asked()).toBeUndefined();
  // Nobody has said yet who plays.
  expect(awaitedMember(pair(), () => true)).toBeUndefined();
  const three = taken(entered(two(), member(2)), 1, 3_000_000);
  expect(awaitedMember(three, ({ pupil }) => pupil !== 1)?.pupil).toBe(2);
});

test('together means that both have done it', () => {
  expect(doers(taken(two(), 0, 1, true)).map(({ pupil }) => pupil)).toEqual([0, 1]);
  expect(doers(taken(two(), 0, 1)).map(({ pupil }) => pupil)).toEqual([0]);
});

test('who leaves takes nobody with them', () => {
  expect(memberNow(left(two(), member(0)))?.pupil).toBe(1);
  expect(memberNow(left(two(), member(1)))?.pupil).toBe(0);
  expect(left(entered(NOBODY, member(0)), member(0))).toEqual(NOBODY);
});

test('what was kept is read back, and what is broken is left out', () => {
  expect(readMembers(JSON.parse(JSON.stringify(two())))).toEqual(two());
  expect(readMembers(null)).toEqual(NOBODY);
  expect(readMembers({ all: [member(0), { name: 'x' }], now: 1, isTogether: true })).toEqual({
    all: [member(0)],
    now: undefined,
    last: undefined,
    isTogether: false,
  });
});

test('what was done waits until the class has it; the best of two facts stays', () => {
  let box = put({}, 'abc/0', [['circuit-led-1', 0, 2]]);
  box = put(box, 'abc/0', [['circuit-led-1', 3, 1]]);
  expect(nextToSend(box, 'abc/0')).toEqual([['circuit-led-1', 3, 2]]);
  expect(nextToSend(box, 'abc/1')).toEqual([]);
  expect(sent(box, 'abc/0', nextToSend(box, 'abc/0'))).toEqual({});
});

test('what is done while something is on its way is not lost with it', () => {
  const before = put({}, 'abc/0', [['a-1', 1, 0]]);
  const after = put(before, 'abc/0', [['a-1', 3, 0]]);
  expect(nextToSend(sent(after, 'abc/0', nextToSend(before, 'abc/0')), 'abc/0')).toEqual([['a-1', 3, 0]]);
});

test('a class takes a hundred facts at a time', () => {
  const many = Array.from({ length: 130 }, (_, index) => [`l-${index}`, 1, 0] as const);
  const box = put({}, 'abc/0', many);
  expect(nextToSend(box, 'abc/0')).toHaveLength(100);
  expect(nextToSend(sent(box, 'abc/0', nextToSend(box, 'abc/0')), 'abc/0')).toHaveLength(30);
});

test('what was learnt before there was a class becomes facts', () => {
  const rating = { rating: 1200, deviation: 100, volatility: 0.06 };
  const seen = {
    p1: { isSolved: true, tries: 3, hadHint: false, day: 1 },
    p2: { isSolved: false, tries: 2, hadHint: false, day: 1 },
  };
  expect(factsOf({ lessons: { 'l-1': { stars: 3, day: 1 } }, puzzles: { circuit: { rating, seen } } })).toEqual([
    ['l-1', 3, 0],
    ['p1', 1, 2],
    ['p2', 0, 2],
  ]);
});

test('an outbox that was tampered with loses only what is broken', () => {
  expect(readOutbox({ 'abc/0': [['a-1', 3, 0], ['a-2', 4, 0], 'x'], 'abc/1': 7 })).toEqual({ 'abc/0': [['a-1', 3, 0]] });
  expect(readOutbox([])).toEqual({});
});

test('a device tells the class who else uses it: those of the same class', () => {
  const three = entered(two(), member(2, { name: 'merry-cat' }));
  expect([othersAt(three, member(0)), othersAt(three, member(2))]).toEqual([
    [1, 2],
    [0, 1],
  ]);
  expect(othersAt(left(two(), member(0)), member(1))).toEqual([]);
  expect(othersAt({ ...pair(), all: [member(0), member(1, { room: 'other' })] }, member(0))).toEqual([]);
});

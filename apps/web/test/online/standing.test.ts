import { expect, test } from 'vitest';
import { readCode, readSeatCode, spellCode } from '../../src/session/online/code.ts';
import { sittersOf, toldApart } from '../../src/session/online/sitting.ts';
import { awaitedAnswers, isTimeUp, seatChanges, whoIsAwaited } from '../../src/session/online/standing.ts';
import { person, room } from './rooms.ts';

const clock = { kind: 'clock', minutes: 5, seconds: 5 } as const;

test('who is away is waited for before who thinks; where clocks run, or a move has days, nobody is hurried', () => {
  expect(whoIsAwaited(room(), [1], [0, 1, 2], 0)).toEqual({ seat: 1, isHere: true });
  expect(whoIsAwaited(room(), [1, 2], [0, 1], 0)).toEqual({ seat: 2, isHere: false });
  expect(whoIsAwaited(room({ pace: clock }), [1], [0, 1], 0)).toBeUndefined();
  expect(whoIsAwaited(room({ pace: clock }), [1], [0], 0)).toEqual({ seat: 1, isHere: false });
  expect(whoIsAwaited(room({ pace: { kind: 'days', days: 1 } }), [1], [0], 0)).toBeUndefined();
  expect(whoIsAwaited(room({ isPaused: true }), [1], [0], 0)).toBeUndefined();
  expect(whoIsAwaited(room(), [0], [0], 0), 'oneself').toBeUndefined();
  expect(whoIsAwaited(room(), [1], [0], undefined), 'who looks on').toBeUndefined();
  const stoodIn = room({ seats: [person('Ann'), person('Bob', { standIn: '2' }), person('Cid')] });
  expect(whoIsAwaited(stoodIn, [1], [0], 0)).toBeUndefined();
});

test('the answers that are awaited are of those whom the server has asked, without those who have said yes', () => {
  const question = { id: 'q', kind: 'bot', by: 0, seat: 1, yes: [] } as const;
  expect(awaitedAnswers(room(), { ...question, whom: [2] })).toEqual([2]);
  expect(awaitedAnswers(room(), { ...question, whom: [1, 2], yes: [2] })).toEqual([1]);
  expect(awaitedAnswers(room(), question), 'an older server').toEqual([2]);
});

test('time is up for who has none left on a clock, not for who has let a bot play or has days', () => {
  const seats = [person('Ann', { standIn: '2' }), person('Bob')];
  expect(isTimeUp(room({ pace: clock, seats, clocks: [0, 1000] }), 0)).toBe(true);
  expect(isTimeUp(room({ pace: clock, seats, clocks: [5000, 1000] }), 0)).toBe(false);
  expect(isTimeUp(room({ pace: { kind: 'days', days: 1 }, seats, clocks: [0, 1000] }), 0)).toBe(false);
  expect(isTimeUp(room({ pace: clock, seats, clocks: [0, 0] }), 1), 'the server has not said so yet').toBe(false);
});

test('people of one name are told apart', () => {
  expect(toldApart(['Ann', '', 'ann', 'Bob', 'Ann', ''])).toEqual(['Ann', '', 'ann 2', 'Bob', 'Ann 3', '']);
});

test('everybody is told that a seat was freed, or that somebody has come to it', () => {
  const freed = room({ seats: [person('Ann'), person('Bob', { standIn: '2', isFreed: true }), person('Cid')] });
  const taken = room({ seats: [person('Ann'), person('Dee'), person('Cid')] });
  expect(seatChanges(room(), freed)).toEqual([{ kind: 'freed', name: 'Bob' }]);
  expect(seatChanges(freed, freed)).toEqual([]);
  const moved = room({ seats: [person('Ann'), person('Bob', { moves: 1 }), person('Cid')] });
  expect(seatChanges(room(), moved)).toEqual([{ kind: 'moved', name: 'Bob' }]);
  expect(seatChanges(freed, taken)).toEqual([{ kind: 'taken', name: 'Dee' }]);
  expect(seatChanges(room({ phase: 'gathering' }), taken)).toEqual([]);
});

test('the code of a seat is read as forgivingly as that of a table, and is never taken for one', () => {
  expect(readSeatCode('bcdfgh-jklm')).toBe('BCDFGHJKLM');
  expect(readSeatCode('ВСDFGHJK LMNP')).toBe('BCDFGHJKLMNP');
  expect(readCode('BCDFGHJKLM')).toBeUndefined();
  expect(readSeatCode('BCDFGH')).toBeUndefined();
  expect(spellCode('BCDFGHJKLM')).toBe('BCDFGH-JKLM');
});

test('who sits there under a nickname is called by it in the language of the page', () => {
  const seats = [person('brave-fox'), person('Bob')];
  const called = (name: string): string => (name === 'brave-fox' ? 'Brave Fox' : name);
  expect(sittersOf({ seats }, called).map(({ name }) => name)).toEqual(['Brave Fox', 'Bob']);
  expect(sittersOf({ seats }).map(({ name }) => name)).toEqual(['brave-fox', 'Bob']);
});

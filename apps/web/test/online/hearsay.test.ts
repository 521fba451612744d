import type { Question, RoomSeat } from '@stolik/wire/room';
import { expect, test } from 'vitest';
import {
  afterQuestion,
  afterUndo,
  changes,
  comings,
  countMissed,
  NOTHING_ASKED,
  offersOf,
  sittingOf,
  withPhrase,
} from '../../src/pages/online/table/hearsay.ts';
import { person, room } from './rooms.ts';

test('who comes and goes is told, not of oneself', () => {
  expect(comings([0, 1], [0, 2], 0)).toEqual([
    { kind: 'come', seat: 2 },
    { kind: 'gone', seat: 1 },
  ]);
  expect(comings([], [0], 0)).toEqual([]);
  expect(comings([0], [], 0)).toEqual([]);
});

test('a seat that has changed and a clock that has run out are told once', () => {
  const pace = { kind: 'clock', minutes: 5, seconds: 5 } as const;
  const before = room({ pace, clocks: [100, 100, 100] });
  const seats = [person('Ann', { standIn: '2' }), person('Dan'), person('Cid', { standIn: '2' })];
  const now = room({ pace, clocks: [0, 100, 0], seats });
  expect(changes(before, now, 0)).toEqual([{ kind: 'taken', name: 'Dan' }, { kind: 'timeUpMine' }, { kind: 'timeUp', seat: 2 }]);
  expect(changes(now, now, 0)).toEqual([]);
});

test('who has deleted their part is nobody new at the table, and has no name', () => {
  const seats = [person('Ann'), person('Guest 2', { isForgotten: true, standIn: '2' }), person('Cid')];
  expect(changes(room(), room({ seats }), 0)).toEqual([{ kind: 'forgotten' }]);
  const over = room({ phase: 'over' });
  expect(changes(over, room({ phase: 'over', seats }), 0)).toEqual([{ kind: 'forgotten' }]);
  expect(changes(room({ seats }), room({ seats }), 0)).toEqual([]);
});

test("one's own request to take back is answered when it came to nothing, and only then", () => {
  const question: Question = { id: 'q', kind: 'undo', by: 0, seat: 0, yes: [] };
  const asked = afterQuestion(NOTHING_ASKED, question, 0);
  expect(asked.isRefused).toBe(false);
  expect(afterQuestion(asked, undefined, 0).isRefused).toBe(true);
  expect(afterQuestion(asked, undefined, 1).isRefused, "somebody else's").toBe(false);
  expect(afterQuestion(afterUndo(asked), undefined, 0).isRefused, 'granted').toBe(false);
  const again = afterQuestion(afterQuestion(afterUndo(asked), undefined, 0), { ...question, id: 'r' }, 0);
  expect(afterQuestion(again, undefined, 0).isRefused, 'the next one stands for itself').toBe(true);
  const pause = afterQuestion(NOTHING_ASKED, { ...question, kind: 'pause' }, 0);
  expect(afterQuestion(pause, undefined, 0).isRefused).toBe(false);
});

test('each seat has one bubble, which goes', () => {
  const said = withPhrase(withPhrase(new Map(), 0, 'hello'), 1, 'thanks');
  expect([...withPhrase(said, 0, 'wow')]).toEqual([
    [0, 'wow'],
    [1, 'thanks'],
  ]);
  expect([...withPhrase(said, 0, undefined)]).toEqual([[1, 'thanks']]);
  expect(said.get(0), 'what was there is left as it is').toBe('hello');
});

test("what was missed are decisions of others after one's own last, without chance", () => {
  const passages = [0, 1, -1, 1].map((actor) => ({ actor }));
  expect(countMissed(passages, 0, false)).toBe(2);
  expect(countMissed(passages, 1, false)).toBe(0);
  expect(countMissed(passages, 2, false), 'nothing decided yet').toBe(0);
  expect(countMissed(passages, undefined, false), 'looks on').toBe(0);
  expect(countMissed(passages, 0, true)).toBe(0);
});

test('how somebody sits there', () => {
  const seats: RoomSeat[] = [
    { kind: 'bot', name: '', level: '3' },
    person('Bob', { standIn: '2' }),
    person('Cid'),
    person('Dan'),
  ];
  expect([0, 1, 2, 3].map((seat) => sittingOf(room({ seats }), seat, [1, 2]))).toEqual(['bot', 'standIn', 'here', 'away']);
});

test('the menu offers what is possible', () => {
  expect(offersOf(room(), undefined)).toEqual([]);
  expect(offersOf(room(), 0)).toEqual(['pause', 'leave', 'carry', 'shutDoor', 'seats', 'own']);
  expect(offersOf(room(), 1)).toEqual(['pause', 'leave', 'carry', 'shutDoor', 'own']);
  expect(offersOf(room({ isPaused: true, isShut: true, isOpen: true }), 0)).toEqual([
    'resume',
    'leave',
    'carry',
    'openDoor',
    'own',
  ]);
  expect(offersOf(room({ pace: { kind: 'days', days: 1 } }), 1)).toContain('notices');
  expect(offersOf(room({ phase: 'over' }), 0)).toEqual(['carry', 'shutDoor', 'own', 'remove']);
  const ofClass = { isOfClass: true };
  expect(offersOf(room(), 0, ofClass), 'the rest is for the teacher').toEqual(['pause', 'leave', 'carry']);
  expect(offersOf(room({ phase: 'over', isShut: true }), 0, ofClass)).toEqual(['carry']);
  const alone = room({ seats: [person('Ann', { standIn: '2' }), { kind: 'bot', name: '', level: '2' }] });
  expect(offersOf(alone, 0), 'a bot plays for one already').toEqual(['pause', 'carry', 'shutDoor', 'seats', 'own', 'remove']);
});

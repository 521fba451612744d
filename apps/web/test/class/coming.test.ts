import { expect, test } from 'vitest';
import {
  asksFor,
  before,
  beginning,
  boxesOf,
  type Coming,
  codeRefused,
  erased,
  found,
  isHouseName,
  picturesRefused,
  pressed,
  sent,
  shown,
  takenBack,
  tapped,
  waited,
  withKeys,
} from '../../src/pages/class/coming/coming.ts';

const LIST = { room: 'abc', label: '5B', pupils: [{ pupil: 3, name: 'brave-fox', isHere: false }] } as const;
const typed = (text: string, from = beginning(true)) => [...text].reduce(pressed, from);
const pictures = (...chosen: readonly number[]) => chosen.reduce(shown, tapped(found('4712', LIST), 3));

test('one keypad takes every code: of a class, the number of a lesson, of a table', () => {
  const asked = (text: string) => sent(typed(text));
  expect(asked('471')).toBeUndefined();
  expect(asked('4712')).toEqual({ kind: 'code', code: { kind: 'class', code: '4712' } });
  expect(asked('47123')).toEqual({ kind: 'code', code: { kind: 'lesson', code: '47123' } });
  expect(asked('471234')).toBeUndefined();
  expect(asked('4712345')).toEqual({ kind: 'code', code: { kind: 'lesson', code: '4712345' } });
  expect(asked('bcdfgh')).toEqual({ kind: 'code', code: { kind: 'class-or-table', code: 'BCDFGH' } });
  expect(asked('bcdfghjk')).toEqual({ kind: 'code', code: { kind: 'table', code: 'BCDFGHJK' } });
  expect(asked('bcdfghjkbcdf')).toEqual({ kind: 'code', code: { kind: 'table', code: 'BCDFGHJKBCDF' } });
});

test('what does not belong there is not typed, and nothing beyond the longest code', () => {
  expect(typed('4x 7A12').typed).toBe('4712');
  expect(typed('123456789').typed).toBe('1234567');
  expect(erased(typed('47')).typed).toBe('4');
});

test('a keyboard changes between digits and letters while nothing is typed', () => {
  expect(typed('b')).toMatchObject({ keys: 'letters', typed: 'B' });
  expect(typed('4', withKeys('letters'))).toMatchObject({ keys: 'digits', typed: '4' });
  expect(typed('4b')).toMatchObject({ keys: 'digits', typed: '4' });
});

test('a longer code gets a box for each sign', () => {
  expect([boxesOf(beginning(true)), boxesOf(typed('47123'))]).toEqual([4, 5]);
});

test('elsewhere a code has six letters, small ones too, and no vowels', () => {
  const letters = beginning(false);
  expect(boxesOf(letters)).toBe(6);
  expect(typed('bacdfgh', letters).typed).toBe('BCDFGH');
});

test.each([
  ['192.168.0.12', true],
  ['[fe80::1]', true],
  ['localhost', true],
  ['schule.local', true],
  ['stolik.example.org', false],
])('%s is an address of the house: %s', (host, isHouse) => expect(isHouseName(host)).toBe(isHouse));

test('a code that nobody has is typed again from the start; the next key takes the note away', () => {
  const refused = codeRefused(typed('4712'), 'no-class');
  expect(refused).toMatchObject({ typed: '', trouble: 'no-class' });
  expect(pressed(refused, '1').trouble).toBeUndefined();
});

test('three pictures are asked at once; the same one may come twice', () => {
  expect(asksFor(pictures(3, 7))).toBeUndefined();
  expect(asksFor(pictures(3, 7, 3))).toEqual({ kind: 'pictures', code: '4712', pupil: 3, pictures: [3, 7, 3] });
});

test('a picture is taken back, and what comes after it moves up', () => {
  expect(takenBack(pictures(3, 7), 0).chosen).toEqual([7]);
});

test('a wrong set begins again, waits as long as it was told and never locks', () => {
  const wrong = picturesRefused(pictures(1, 2, 3), 'wrong', 2000);
  expect(wrong).toMatchObject({ chosen: [], misses: 1, wait: 2000 });
  expect(shown(wrong, 5).chosen).toEqual([]);
  expect(shown(waited(wrong), 5).chosen).toEqual([5]);
});

test('a line that broke is no wrong set', () => {
  expect(picturesRefused(pictures(1, 2, 3), 'no-network', 0).misses).toBe(0);
});

test('the way back: pictures, animals, code, out', () => {
  const steps: Coming['step'][] = [];
  for (let now: Coming | undefined = pictures(1); now; now = before(now, true)) steps.push(now.step);
  expect(steps).toEqual(['pictures', 'animal', 'code']);
});

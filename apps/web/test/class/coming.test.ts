import { expect, test } from 'vitest';
import {
  asksFor,
  before,
  beginning,
  type Coming,
  codeRefused,
  erased,
  found,
  isHouseName,
  lengthOf,
  picturesRefused,
  pressed,
  shown,
  takenBack,
  tapped,
  typing,
  waited,
} from '../../src/pages/class/coming/coming.ts';

const LIST = { room: 'abc', label: '5B', pupils: [{ pupil: 3, name: 'brave-fox', isHere: false }] } as const;
const typed = (text: string, from = beginning(true)) => [...text].reduce(pressed, from);
const pictures = (...chosen: readonly number[]) => chosen.reduce(shown, tapped(found('4712', LIST), 3));

test('four digits of a house ask for the animals by themselves', () => {
  expect(asksFor(typed('471'))).toBeUndefined();
  expect(asksFor(typed('4712'))).toEqual({ kind: 'animals', code: '4712' });
});

test('what does not belong there is not typed, and nothing beyond the end', () => {
  expect(typed('4x 7A1299').typed).toBe('4712');
  expect(erased(typed('47')).typed).toBe('4');
});

test('elsewhere a code has six letters, small ones too, and no vowels', () => {
  const letters = beginning(false);
  expect(lengthOf(letters)).toBe(6);
  expect(typed('bacdfgh', letters).typed).toBe('BCDFGH');
});

test.each([
  ['192.168.0.12', true],
  ['[fe80::1]', true],
  ['localhost', true],
  ['schule.local', true],
  ['stolik.example.org', false],
])('%s is an address of the house: %s', (host, isHouse) => expect(isHouseName(host)).toBe(isHouse));

test('the number of one lesson is longer and asked for as what it is', () => {
  const pin = typing(typed('47'), 'pin');
  expect(pin.typed).toBe('');
  expect(asksFor(typed('4712', pin))).toBeUndefined();
  expect(asksFor(typed('47123', pin))).toEqual({ kind: 'pin', pin: '47123' });
  expect(lengthOf(typing(beginning(false), 'pin'))).toBe(7);
});

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

test('a wrong set begins anew, waits as long as it was told and never locks', () => {
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

import { expect, test } from 'vitest';
import {
  coloursIn,
  isAcross,
  mayBe,
  resized,
  type Seating,
  type Sitting,
  seatAs,
  sitHere,
  takeColour,
  withoutStool,
  withStool,
} from '../../src/pages/setup/seating.ts';

const sat = (kinds: string): Seating =>
  [...kinds].map(
    (letter, seat): Sitting => ({
      kind: letter === 'h' ? 'here' : letter === 'e' ? 'elsewhere' : 'bot',
      name: `n${seat}`,
      level: '3',
    }),
  );
const kinds = (seats: Seating): string => seats.map(({ kind }) => kind[0]).join('');

test('people are all at this device, or each at their own with one who sets the table up', () => {
  expect(kinds(seatAs(sat('hhbh'), 1, 'elsewhere'))).toBe('hebe');
  expect(kinds(seatAs(sat('heeb'), 2, 'here'))).toBe('hhhb');
  expect(kinds(seatAs(sat('hhb'), 0, 'elsewhere'))).toBe('ehb');
  expect(kinds(seatAs(sat('heb'), 0, 'bot'))).toBe('bhb');
  expect(kinds(seatAs(sat('hebe'), 0, 'bot'))).toBe('bhbe');
  expect(kinds(seatAs(sat('hb'), 1, 'here'))).toBe('hh');
});

test('whoever sits alone with bots can’t be elsewhere', () => {
  expect(mayBe(sat('hb'), 0, 'elsewhere')).toBe(false);
  expect(kinds(seatAs(sat('hb'), 0, 'elsewhere'))).toBe('hb');
  expect(mayBe(sat('hb'), 1, 'elsewhere')).toBe(true);
  expect(kinds(seatAs(sat('hb'), 1, 'elsewhere'))).toBe('he');
});

test('somebody else who sits down has a name of their own; who stays keeps theirs', () => {
  const [ola, other] = seatAs(sat('hb'), 1, 'elsewhere');
  expect([ola!.name, other!.name]).toEqual(['n0', '']);
  expect(seatAs(sat('hh'), 1, 'here')[1]!.name).toBe('n1');
});

test('one more stool is like the last one; alone one gets a bot', () => {
  expect(kinds(withStool(sat('h'), '2'))).toBe('hb');
  expect(kinds(withStool(sat('hh'), '2'))).toBe('hhh');
  expect(withStool(sat('hb'), '2')[2]).toMatchObject({ kind: 'bot', level: '3' });
  expect(kinds(withStool(sat('eh'), '2'))).toBe('ehe');
  expect(withStool([{ kind: 'here', name: '', level: '' }], '2')[1]!.level).toBe('2');
  expect(resized(sat('hb'), 4, '2')).toHaveLength(4);
  expect(kinds(resized(sat('hbh'), 1, '2'))).toBe('h');
});

test('a table for several devices keeps somebody here when their stool goes', () => {
  expect(kinds(withoutStool(sat('hee'), 0))).toBe('he');
  expect(kinds(withoutStool(sat('hbe'), 0))).toBe('bh');
  expect(kinds(sitHere(sat('heb'), 1))).toBe('ehb');
  expect(isAcross(sitHere(sat('heb'), 1))).toBe(true);
});

test('[C2.1] a colour is taken from whoever has it, and goes with the stool', () => {
  const three: Seating = [0, 1, 2].map(() => ({ kind: 'here', name: '', level: '' }));
  const taken = takeColour(three, 2, 'red');
  expect(coloursIn(taken).slice(0, 3)).toEqual(['green', 'blue', 'red']);
  expect(coloursIn(withoutStool(taken, 0)).slice(0, 2)).toEqual(['blue', 'red']);
  expect(new Set(coloursIn(withStool(withStool(taken, '2'), '2'))).size).toBe(6);
});

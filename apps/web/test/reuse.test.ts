import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reuse } from '../src/session/reuse.ts';

test('what comes out says the same as what came in', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
      expect(reuse(before, now)).toEqual(now);
      expect(reuse(structuredClone(now), now)).toEqual(now);
    }),
  );
});

test('parts that say the same are the old ones, and all of it when nothing is new', () => {
  const before = {
    seats: [
      { name: 'Ola', hand: [1, 2] },
      { name: 'Oto', hand: [3] },
    ],
    turn: 0,
    gone: undefined,
  };
  expect(reuse(before, structuredClone(before))).toBe(before);
  const now = reuse(before, {
    ...structuredClone(before),
    seats: [
      { name: 'Ola', hand: [1, 2] },
      { name: 'Oto', hand: [4] },
    ],
  });
  expect(now).not.toBe(before);
  expect(now.seats[0]).toBe(before.seats[0]);
  expect(now.seats[1]).not.toBe(before.seats[1]);
  expect(reuse(before.seats, structuredClone(before.seats.slice(0, 1)))).toEqual([before.seats[0]]);
});

test('maps and bytes are the old ones when they hold the same', () => {
  const before = { laid: new Map([[0, ['F', 'L']]]), hand: Uint8Array.of(3, 2) };
  expect(reuse(before, { laid: new Map([[0, ['F', 'L']]]), hand: Uint8Array.of(3, 2) })).toBe(before);
  for (const laid of [new Map(), new Map([[0, ['F']]]), new Map([[1, ['F', 'L']]])])
    expect(reuse(before, { ...before, laid }).laid).toBe(laid);
  for (const hand of [Uint8Array.of(3), Uint8Array.of(3, 1)]) expect(reuse(before, { ...before, hand }).hand).toBe(hand);
});

test('a key is a key, whatever it is called', () => {
  const now = JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}');
  expect(Object.entries(reuse({}, now))).toEqual(Object.entries(now));
  expect(reuse(structuredClone(now), now)).toEqual(now);
});

test('keys that are missing and keys without a value are told apart', () => {
  const before: Record<string, unknown> = { a: 1 };
  const now = { a: 1, b: undefined };
  expect(Object.keys(reuse(before, now))).toEqual(['a', 'b']);
  expect(Object.keys(reuse(now, before))).toEqual(['a']);
});

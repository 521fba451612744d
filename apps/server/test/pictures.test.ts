import { expect, test } from 'vitest';
import { PictureGuard, type Wanted } from '../src/classes/picture-guard.ts';
import type { Been } from '../src/guests/passes.ts';
import type { Caller } from '../src/limits/misses.ts';

const SETS = 12 ** 3;
const LESSON = 45 * 60;
/** Nobody gains much by trying more often, in seconds: at one pupil, at a whole class. */
const [STEP, CLASS_STEP] = [4, 12];
const ADDRESS = '192.0.2.1';
const DESK = '203.0.113.5';
const fox: Wanted = { room: 'abcdefghijkm', pupil: 0, drawn: 0, isReal: true, isAtDesk: false };
const pupil = (index: number): Wanted => ({ ...fox, pupil: index });
const whole = Array.from({ length: 24 }, (_, index) => pupil(index));

const passless = (address = ADDRESS): Caller => ({ address, isOwn: false });
const device = (id: string, been: readonly Been[] = [], address = ADDRESS): Caller => ({
  address,
  pass: { id, issuedAt: 1, been },
  isOwn: true,
});

const many = (each: (index: number) => Caller): readonly Caller[] => Array.from({ length: 10 }, (_, index) => each(index));
const outside = [
  ...many((index) => device(`eve ${index}`, [], `198.51.100.${index}`)),
  ...many((index) => passless(`198.51.100.${index}`)),
];
/** The same person as seen by the guard: the teacher is connected from `DESK`. */
const by = (wanted: Wanted, { address }: Caller): Wanted => ({ ...wanted, isAtDesk: address === DESK });

/** A lesson in which all of these try whenever they may. Answers how many tries were looked at. */
function lesson(guessers: readonly Caller[], whom: readonly Wanted[], watch: (guard: PictureGuard) => void = () => {}): number {
  let now = 1e12;
  const guard = new PictureGuard(() => now);
  let looked = 0;
  const step = whom.length > 1 ? CLASS_STEP : STEP;
  for (let second = 0; second < LESSON; second += step, now += step * 1000) {
    for (const guesser of guessers) {
      for (const one of whom) {
        while (guard.waitFor(by(one, guesser), guesser).wait === 0) {
          guard.missed(by(one, guesser), guesser);
          looked++;
        }
      }
    }
    watch(guard);
  }
  return looked;
}

test('one who guesses has 21 tries in a lesson, of 1,728; with a pass and without it twice as many', () => {
  expect(lesson([device('eve')], [fox])).toBeLessThanOrEqual(21);
  expect(lesson([device('eve'), passless()], [fox])).toBeLessThanOrEqual(42);
});

test('however many passes and addresses somebody has, a child’s pictures are not guessed in a lesson', () => {
  const inRoom = [...many((index) => device(`room ${index}`, [], DESK)), passless(DESK)];
  expect(lesson(outside, [fox])).toBeLessThanOrEqual(78);
  const looked = lesson([...outside, ...inRoom], [fox]);
  expect(looked).toBeLessThanOrEqual(86);
  expect(looked / SETS).toBeLessThan(0.05);
});

test('somebody who tries all children of a class has not much more', () => {
  const inRoom = [...many((index) => device(`room ${index}`, [], DESK)), passless(DESK)];
  expect(lesson([device('eve')], whole)).toBeLessThanOrEqual(30);
  expect(
    lesson(
      many((index) => device(`eve ${index}`)),
      whole,
    ),
  ).toBeLessThanOrEqual(53);
  expect(lesson([...many((index) => device(`eve ${index}`)), passless()], whole)).toBeLessThanOrEqual(163);
  expect(lesson(outside, whole)).toBeLessThanOrEqual(211);
  expect(lesson([...outside, ...inRoom], whole)).toBeLessThanOrEqual(286);
});

test('numbers that are no pupil’s cost nobody else anything', () => {
  let now = 1e12;
  const guard = new PictureGuard(() => now);
  const eves = [...many((index) => device(`eve ${index}`)), passless()];
  for (let tries = 0; tries < 4000; tries++, now += 10) {
    const nobody = { ...pupil(100 + (tries % 400)), isReal: false };
    for (const eve of [eves[tries % eves.length]!, passless(DESK)])
      if (guard.waitFor(by(nobody, eve), eve).wait === 0) guard.missed(by(nobody, eve), eve);
  }
  // A pass helps at the attacker's own address; the desk's has a count of its own.
  for (const one of [device('fox'), passless('198.51.100.1'), passless(DESK)])
    expect(guard.waitFor(by(fox, one), one)).toEqual({ wait: 0, isShared: false });
  expect(guard.waitFor(fox, passless())).toMatchObject({ isShared: true });
});

test('one address never uses up what the class has, whatever passes it takes', () => {
  const owl = pupil(23);
  const waits = new Set<number>();
  const eves = [...many((index) => device(`eve ${index}`)), passless()];
  lesson(eves, whole, (guard) => waits.add(guard.waitFor(owl, passless('198.51.100.1')).wait));
  expect([...waits]).toEqual([0]);
});

test('no other address makes anybody wait in the room of the teacher', () => {
  const waits = new Set<number>();
  const elsewhere = new Set<boolean>();
  const watch = (guard: PictureGuard): void => {
    for (const one of [passless(DESK), device('fox', [], DESK)]) waits.add(guard.waitFor(by(fox, one), one).wait);
    elsewhere.add(guard.waitFor(fox, passless('203.0.113.77')).wait > 0);
  };
  lesson(outside, whole, watch);
  lesson(outside, [fox], watch);
  expect([...waits]).toEqual([0]);
  expect(elsewhere.has(true)).toBe(true);
});

test('the right child never waits for a device that guesses, nor for three, at a device of their own', () => {
  const eves = [device('eve 1'), device('eve 2'), passless()];
  const waits = new Set<number>();
  const atNewDevice = device('fox');
  lesson(eves, [fox], (guard) => waits.add(guard.waitFor(fox, atNewDevice).wait));
  expect([...waits]).toEqual([0]);
});

test('a device that was in as this child never waits for anybody, only for its own wrong tries', () => {
  const crowd = outside;
  const known = device('fox', [fox]);
  const unknown = device('somebody');
  const waits: (readonly [known: number, unknown: boolean])[] = [];
  lesson(crowd, [fox], (guard) => waits.push([guard.waitFor(fox, known).wait, guard.waitFor(fox, unknown).wait > 0]));
  expect(waits.every(([wait]) => wait === 0)).toBe(true);
  expect(waits.some(([, isHeldUp]) => isHeldUp)).toBe(true);
  expect(lesson([known], [fox])).toBeLessThanOrEqual(21);
  // Renewed or years old it is the same device, and has no more tries for it.
  const old = { ...known, pass: { ...known.pass!, issuedAt: 0 }, isOwn: false };
  expect(lesson([known, old], [fox])).toBeLessThanOrEqual(21);
});

test('coming in rightly as oneself does not give more tries at somebody else’s pictures', () => {
  let now = 1e12;
  const guard = new PictureGuard(() => now);
  const eve = device('eve', [pupil(1)]);
  let looked = 0;
  for (let second = 0; second < LESSON; second++, now += 1000) {
    if (guard.waitFor(fox, eve).wait === 0) {
      guard.missed(fox, eve);
      looked++;
    }
    guard.forgive(pupil(1), eve);
  }
  expect(looked).toBeLessThanOrEqual(21);
});

test('whoever shares an address without a pass is told that a pass would help; new secrets end all waiting', () => {
  let now = 1e12;
  const guard = new PictureGuard(() => now);
  for (let tries = 0; tries < 3; tries++) guard.missed(fox, passless());
  expect(guard.waitFor(fox, passless())).toEqual({ wait: 1000, isShared: true });
  expect(guard.waitFor(fox, device('fox'))).toEqual({ wait: 0, isShared: false });
  for (let tries = 0; tries < 3; tries++) guard.missed(fox, device('fox'));
  expect(guard.waitFor(fox, device('fox'))).toEqual({ wait: 1000, isShared: false });
  expect(guard.waitFor({ ...fox, drawn: 1 }, device('fox')).wait).toBe(0);
  now += 1000;
  expect(guard.waitFor(fox, device('fox')).wait).toBe(0);
  // A pass of which only a card of one's own is needed is no pass here: there is no end of those.
  const minted = { ...device('x', [pupil(1)]), isOwn: false };
  for (let tries = 0; tries < 3; tries++) guard.missed(fox, passless());
  expect(guard.waitFor(fox, minted)).toMatchObject({ isShared: true });
});

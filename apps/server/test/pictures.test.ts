import { expect, test } from 'vitest';
import { PictureGuard } from '../src/classes/picture-guard.ts';
import type { Been } from '../src/guests/passes.ts';
import type { Caller } from '../src/limits/misses.ts';

const SETS = 12 ** 3;
const LESSON = 45 * 60;
/** Nobody gains much by trying more often. */
const STEP = 4;
const ADDRESS = '192.0.2.1';
const fox: Been = { room: 'abcdefghijkm', pupil: 0, drawn: 0 };
const pupil = (index: number): Been => ({ ...fox, pupil: index });

const passless = (address = ADDRESS): Caller => ({ address, isOwn: false });
const device = (id: string, been: readonly Been[] = []): Caller => ({
  address: ADDRESS,
  pass: { id, issuedAt: 1, been },
  isOwn: true,
});

/** A lesson in which all of these try whenever they may. Answers how many tries were looked at. */
function lesson(guessers: readonly Caller[], whom: readonly Been[], watch: (guard: PictureGuard) => void = () => {}): number {
  let now = 1e12;
  const guard = new PictureGuard(() => now);
  let looked = 0;
  for (let second = 0; second < LESSON; second += STEP, now += STEP * 1000) {
    for (const guesser of guessers) {
      for (const one of whom) {
        while (guard.waitFor(one, guesser).wait === 0) {
          guard.missed(one, guesser);
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
  const passes = Array.from({ length: 40 }, (_, index) => device(`eve ${index}`));
  const addresses = Array.from({ length: 40 }, (_, index) => passless(`198.51.100.${index}`));
  const looked = lesson([...passes, ...addresses], [fox]);
  expect(looked).toBeLessThanOrEqual(86);
  expect(looked / SETS).toBeLessThan(0.05);
});

test('who tries all children of a class has not much more', () => {
  const whole = Array.from({ length: 36 }, (_, index) => pupil(index));
  expect(lesson([device('eve')], whole)).toBeLessThanOrEqual(30);
  const many = lesson(
    Array.from({ length: 40 }, (_, index) => device(`eve ${index}`)),
    whole,
  );
  expect(many).toBeLessThanOrEqual(286);
});

test('the right child never waits for a device that guesses, nor for three, at a device of their own', () => {
  const eves = [device('eve 1'), device('eve 2'), passless()];
  const waits = new Set<number>();
  const atNewDevice = device('fox');
  lesson(eves, [fox], (guard) => waits.add(guard.waitFor(fox, atNewDevice).wait));
  expect([...waits]).toEqual([0]);
});

test('a device that was in as this child never waits for anybody, only for its own wrong tries', () => {
  const crowd = Array.from({ length: 40 }, (_, index) => device(`eve ${index}`));
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

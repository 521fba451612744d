import { type AnyGame, over, type Seat, TURN } from '@stolik/kernel/game';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import { expect, test } from 'vitest';
import { answersToGoal, type Quest } from '../src/goal-search.ts';

/** A number of four digits, one decision each. */
interface Lock {
  digits: number[];
}

const DIGITS = 4;
const lock = {
  next: ({ digits }: Lock) =>
    digits.length < DIGITS ? TURN[0]! : over({ winners: [], scores: [], reason: 'shut', clause: 'L1' }),
  clone: ({ digits }: Lock) => ({ digits: [...digits] }),
  sample: (_state: Lock, _seat: Seat, rng: Rng) => rng.below(10),
  play: ({ digits }: Lock, _actor: Seat, action: number) => {
    digits.push(action);
  },
} as unknown as AnyGame;

const CODE = [7, 0, 3, 9];
const horizon = { game: lock, start: { digits: [] as number[] }, seat: 0, same: ({ digits }: Lock) => digits.join('') };
/** Each digit that is right is felt. */
const felt = ({ digits }: Lock): number => digits.filter((digit, index) => digit === CODE[index]).length;
const opened = (state: Lock): number => Number(felt(state) === DIGITS);
const findsGoal = (quest: Quest<Lock>, most: number, rng: Rng): boolean => answersToGoal(quest, most, rng) !== undefined;
const shareOf = (finds: (rng: Rng) => boolean): number =>
  Array.from({ length: 20 }, (_, seed) => finds(new SeededRng(seed))).filter(Boolean).length;

test('more tries find more, and what comes nearer is tried more often', () => {
  const feeling = { horizon, worth: felt, enough: DIGITS };
  expect(shareOf((rng) => findsGoal(feeling, 20, rng))).toBeLessThan(3);
  const [guided, blind] = [felt, opened].map((worth) =>
    shareOf((rng) => findsGoal({ horizon, worth, enough: worth === felt ? DIGITS : 1 }, 3000, rng)),
  );
  expect(guided).toBeGreaterThan(13);
  expect(blind).toBeLessThan(10);
});

test('an answer may begin only with what is offered, and is drawn as somebody would', () => {
  const quest = { horizon: { ...horizon, firsts: [1, 2] }, worth: felt, enough: DIGITS };
  expect(shareOf((rng) => findsGoal(quest, 2000, rng))).toBe(0);
  const next = ({ digits }: Lock): number => CODE[digits.length]!;
  expect(answersToGoal({ horizon, worth: opened, enough: 1, draw: next }, 9, new SeededRng(1))).toBe(1);
});

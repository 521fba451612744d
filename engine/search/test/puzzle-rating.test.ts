import { expect, test } from 'vitest';
import { LEVEL_RATINGS, ratePuzzle, ratingOfAnswers } from '../src/puzzle-rating.ts';

const SIZE = { choices: 64, right: 1, length: 1 };

test('twice as many answers are a hundred points, and the levels stand two hundred apart', () => {
  expect(ratingOfAnswers(16) - ratingOfAnswers(8)).toBe(100);
  expect(LEVEL_RATINGS).toEqual([900, 1100, 1300, 1500, 1700, 1900]);
});

test('what takes longer is harder, and hardest is what nobody finds', () => {
  const [easy, middle, hard] = [
    [3, 5],
    [100, 300],
    [undefined, undefined],
  ].map((each) => ratePuzzle(each, SIZE));
  expect(easy).toBeLessThan(middle!);
  expect(middle).toBeLessThan(hard!);
});

test('of puzzles that nobody has solved the larger one is the harder one', () => {
  const missed = [undefined, undefined];
  const small = ratePuzzle(missed, SIZE);
  expect(ratePuzzle(missed, { ...SIZE, choices: 256 })).toBeGreaterThan(small);
  expect(ratePuzzle(missed, { ...SIZE, length: 3 })).toBeGreaterThan(small);
});

test('what a newcomer sees at a glance is a first puzzle, however long a blind search takes', () => {
  const seen = [[2], [50], [undefined]].map((tries) => ratePuzzle(tries, SIZE, true));
  expect([...seen].sort((a, b) => a - b)).toEqual(seen);
  expect(Math.max(...seen)).toBeLessThanOrEqual(1050);
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(750);
});

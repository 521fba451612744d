import { expect, test } from 'vitest';
import { FIRST_LEVEL, levelRatings, ratePuzzle } from '../src/puzzle-rating.ts';

const none = { en: '', ru: '', pl: '' };
const level = (id: string, share: number | undefined) => ({ id, label: none, says: none, share });

test('levels stand on one scale, each by what it takes from the one below', () => {
  const [first, second, third] = levelRatings([level('1', 90), level('2', 75), level('3', 50)]);
  expect(first).toBe(FIRST_LEVEL);
  expect(second).toBe(FIRST_LEVEL + 191);
  expect(third).toBe(second);
});

const SIZE = { choices: 64, right: 1, length: 1 };
const tries = (...right: readonly number[]) =>
  right.map((each, index) => ({ rating: 1000 + 200 * index, tries: 4, right: each }));

test('what strong players miss is hard, what weak ones find is easy', () => {
  const [easy, middle, hard] = [tries(4, 4, 4), tries(0, 2, 4), tries(0, 0, 0)].map((each) => ratePuzzle(each, SIZE));
  expect(easy).toBeLessThan(middle!);
  expect(middle).toBeLessThan(hard!);
});

test('of puzzles that nobody has solved the larger one is the harder one', () => {
  const missed = tries(0, 0, 0);
  const small = ratePuzzle(missed, SIZE);
  expect(ratePuzzle(missed, { ...SIZE, choices: 256 })).toBeGreaterThan(small);
  expect(ratePuzzle(missed, { ...SIZE, length: 3 })).toBeGreaterThan(small);
});

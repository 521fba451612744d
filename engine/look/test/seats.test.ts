import { expect, test } from 'vitest';
import { lettersOf, withAutomata } from '../src/seats.ts';

test('badges bear initials where these tell everybody apart, else the letters of the seats', () => {
  expect(lettersOf(['ola ', 'Jan'])).toEqual(['O', 'J']);
  expect(lettersOf(['Ola', 'olek'])).toEqual(['A', 'B']);
  expect(lettersOf(['7up', 'Jan'])).toEqual(['A', 'B']);
  expect(lettersOf(['', 'Jan'])).toEqual(['A', 'B']);
});

test('pieces that nobody plays get a letter that nobody here has', () => {
  expect(withAutomata(['O', 'J'], ['Guard', 'Jumper'])).toEqual(['O', 'J', 'G', 'U']);
  expect(withAutomata(['A', 'C'], ['Cook'])).toEqual(['A', 'C', 'O']);
  expect(withAutomata(['O', 'J'], ['Hunter', 'Hothead'])).toEqual(['O', 'J', 'H', 'T']);
  expect(withAutomata(['A', 'C'], ['Cac'])).toEqual(['A', 'C', 'B']);
});

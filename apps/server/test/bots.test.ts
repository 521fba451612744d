import { expect, test } from 'vitest';
import { effortAfter } from '../src/bots/levels.ts';

test('what a question has waited is taken from the time to think, until a quarter of it is left', () => {
  expect(effortAfter({ milliseconds: 200 }, 0)).toEqual({ milliseconds: 200 });
  expect(effortAfter({ milliseconds: 200 }, 60)).toEqual({ milliseconds: 140 });
  expect(effortAfter({ milliseconds: 200 }, 5000)).toEqual({ milliseconds: 50 });
});

test('bots that count iterations are as strong as ever, however long they were kept waiting', () => {
  expect(effortAfter({ iterations: 60 }, 5000)).toEqual({ iterations: 60 });
});

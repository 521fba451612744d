import { LANGUAGES } from '@stolik/kernel/language';
import { expect, test } from 'vitest';
import type { AnyBook } from '../src/book.ts';
import { type Hints, hintsFor } from '../src/hints.ts';
import { inSentences } from '../src/sentences.ts';
import { lamps } from './lamps.ts';

const game = lamps(8);
const state: unknown = game.setup({}, 2);

interface Says {
  readonly values: readonly number[];
  readonly plans?: readonly string[];
  readonly dangers?: readonly number[];
  readonly mayTurn?: boolean;
}

function hints({ values, plans, dangers, mayTurn = false }: Says): Hints {
  const book: AnyBook = {
    game: 'lamps',
    levels: [],
    ladder: [],
    adviser: {
      player: () => {
        const candidates = values.map((value, action) => ({ action, value, weight: 0.25 }));
        candidates.sort((a, b) => b.value - a.value || a.action - b.action);
        return { action: candidates[0]!.action, candidates, iterations: 1000 };
      },
      iterations: 1000,
      mayTurn: () => mayTurn,
      ...(plans && { plans: () => (action: number) => plans[action]! }),
    },
    ...(dangers && { dangerOf: (_world, _seat, action) => dangers[action]! }),
  };
  return hintsFor(game, book, state, 0, 'en');
}
const actionsOf = ({ ideas }: Hints): readonly number[] => ideas.map(({ action }) => action);

test('ideas of one plan are shown once', () => {
  const values = [0.6, 0.59, 0.58, 0.57];
  expect(actionsOf(hints({ values }))).toEqual([0, 1, 2]);
  expect(actionsOf(hints({ values, plans: ['up', 'up', 'down', 'up'] }))).toEqual([0, 2]);
});

test('where the first idea is dangerous, one that gets away is shown, however little it promises', () => {
  const values = [0.6, 0.59, 0.58, 0.2];
  expect(actionsOf(hints({ values, dangers: [0.6, 0.5, 0.3, 0.1] }))).toEqual([0, 1, 3]);
  // One of the ideas gets away by itself, nothing does, or there is no danger.
  expect(actionsOf(hints({ values, dangers: [0.6, 0.1, 0.3, 0.1] }))).toEqual([0, 1, 2]);
  expect(actionsOf(hints({ values, dangers: [0.6, 0.5, 0.3, 0.3] }))).toEqual([0, 1, 2]);
  expect(actionsOf(hints({ values, dangers: [0.3, 0.5, 0.3, 0.1] }))).toEqual([0, 1, 2]);
});

test('ideas are not called about equal where the game is decided', () => {
  const found = (values: readonly number[]) => (({ isClose, decided }) => ({ isClose, decided }))(hints({ values }));
  expect(found([0.6, 0.59, 0.1, 0.1])).toEqual({ isClose: true, decided: undefined });
  expect(found([0.99, 0.98, 0.1, 0.1])).toEqual({ isClose: false, decided: 'won' });
  expect(found([0.99, 0.9, 0.9, 0.9])).toEqual({ isClose: false, decided: undefined });
  expect(found([0.02, 0.01, 0, 0])).toEqual({ isClose: false, decided: 'lost' });
  expect(found([0.6, 0.1, 0.1, 0.1])).toEqual({ isClose: false, decided: undefined });
});

test('what may still turn is not called lost', () => {
  expect(hints({ values: [0.02, 0.01, 0, 0], mayTurn: true })).toMatchObject({ isClose: true, decided: undefined });
  expect(hints({ values: [0.99, 0.98, 0.1, 0.1], mayTurn: true })).toMatchObject({ isClose: false, decided: 'won' });
});

test('no hint opens with “but”', () => {
  const says = { en: ['but it ends', 'but it costs'], ru: ['но кончает', 'но стоит'], pl: ['ale kończy', 'ale kosztuje'] };
  expect(LANGUAGES.map((language) => inSentences(says[language], language))).toEqual([
    'It ends. But it costs.',
    'Кончает. Но стоит.',
    'Kończy. Ale kosztuje.',
  ]);
});

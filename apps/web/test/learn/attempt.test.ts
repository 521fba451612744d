import type { AnyGame, GameEvent } from '@stolik/kernel/game';
import { expect, test } from 'vitest';
import type { GameClient } from '../../src/shell/contract.ts';
import { askedClient } from '../../src/shell/study/asked-client.ts';
import {
  again,
  answered,
  BEGINNING,
  hinted,
  predicted,
  predicts,
  resultOf,
  shows,
  starsOf,
} from '../../src/shell/study/attempt.ts';

test('a right answer at once keeps three stars', () => {
  const solved = answered(BEGINNING, true);
  expect(solved.stage).toBe('solved');
  expect(starsOf(solved)).toBe(3);
  expect(resultOf(solved)).toEqual({ isSolved: true, tries: 1, hadHint: false });
  expect(answered(solved, false)).toBe(solved);
});

test('every wrong answer costs a star and can be tried again; a hint costs none', () => {
  let now = hinted(BEGINNING);
  for (const stars of [2, 1, 0, 0]) {
    now = answered(now, false);
    expect(now.stage).toBe('missed');
    expect(starsOf(now)).toBe(stars);
    now = again(now);
  }
  expect(resultOf(answered(now, true))).toEqual({ isSolved: true, tries: 5, hadHint: true });
  expect(hinted(hinted(now)).hints).toBe(2);
});

test('who lets the answer be shown has not solved it', () => {
  const shown = answered(shows(BEGINNING), true);
  expect(shown.stage).toBe('shown');
  expect(starsOf(shown)).toBe(0);
  expect(resultOf(shown)).toEqual({ isSolved: false, tries: 0, hadHint: true });
  // Who does it afterwards has done it with help.
  const after = answered(again(shown), true);
  expect(starsOf(after)).toBe(0);
  expect(resultOf(after)).toEqual({ isSolved: true, tries: 1, hadHint: true });
});

test('who has solved it and then looks at a shorter way keeps what was solved', () => {
  const solved = answered(BEGINNING, true, 3);
  const shown = answered(shows(solved), true, 2);
  expect(shown).toMatchObject({ stage: 'shown', cost: 3, wasSolved: true });
  expect(starsOf(shown)).toBe(3);
  expect(shows(again(shown)).wasShown).toBeUndefined();
});

test('between rounds a film waits for a tap; when the answer has ended the verdict follows by itself', () => {
  const round = { kind: 'roundBegan' };
  const film = { Film: () => null, stopsBefore: ({ kind }: GameEvent) => kind === 'roundBegan' };
  const client = { film, end: {} } as unknown as GameClient;
  let isOver = false;
  const stopsBefore = askedClient(client, {} as AnyGame, () => isOver).film!.stopsBefore!;
  expect(stopsBefore(round)).toBe(true);
  isOver = true;
  expect(stopsBefore(round)).toBe(false);
  expect(askedClient({ end: {} } as GameClient, {} as AnyGame, () => isOver)).not.toHaveProperty('film');
});

test('a puzzle shows what a move would do only as a hint that costs a star; a lesson as its chapter says', () => {
  expect(predicts(BEGINNING, 'asked')).toBe(false);
  const tried = predicted(BEGINNING);
  expect(predicts(tried, 'asked')).toBe(true);
  expect(starsOf(tried)).toBe(2);
  expect(starsOf(answered(tried, false))).toBe(1);
  expect(resultOf(answered(tried, true))).toEqual({ isSolved: true, tries: 1, hadHint: true });

  const missed = again(answered(BEGINNING, false));
  expect([BEGINNING, missed].map((attempt) => predicts(attempt, 'on'))).toEqual([true, true]);
  expect([BEGINNING, missed].map((attempt) => predicts(attempt, 'after'))).toEqual([false, true]);
  expect([BEGINNING, missed, tried].map((attempt) => predicts(attempt, 'off'))).toEqual([false, false, true]);
});

import { checkLaws } from '@stolik/kernel/laws/check';
import { expect, test } from 'vitest';
import { lawSpec } from './law-spec.ts';

test('micropul keeps every law of the table, alone and for two, with every option; both leaks are caught', () => {
  const report = checkLaws(lawSpec, { games: 12, followed: 3, seed: 1 });
  expect(report.games).toBe(60);
  expect(report.caught).toHaveLength(2);
});

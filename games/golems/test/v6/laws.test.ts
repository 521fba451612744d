import { checkLaws } from '@stolik/kernel/laws/check';
import { expect, test } from 'vitest';
import { lawSpec } from './law-spec.ts';

test('golems6 keeps the laws of every game, and its leaky mutants are caught', () => {
  const report = checkLaws(lawSpec, { games: 3, followed: 12, seed: 6 });
  expect(report.games).toBe(3 * lawSpec.tables.length);
  expect(report.caught).toHaveLength(2);
});

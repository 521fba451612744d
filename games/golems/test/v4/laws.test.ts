import { checkLaws } from '@stolik/kernel/laws/check';
import { expect, test } from 'vitest';
import { halfTurnSpec4, lawSpec4 } from './law-spec.ts';

test('golems4 keeps every law, and leaky mutants are caught', () => {
  const report = checkLaws(lawSpec4, { games: 6, followed: 5, seed: 4, closelyOneIn: 3 });
  expect(report.caught).toHaveLength(lawSpec4.leaks.length);
  expect(report.games).toBe(lawSpec4.tables.length * 6);
});

test('half a turn of the field changes nothing but the names of the cells', () => {
  const report = checkLaws(halfTurnSpec4, { games: 12, seed: 9, closelyOneIn: 2 });
  expect(report.steps).toBeGreaterThan(500);
});

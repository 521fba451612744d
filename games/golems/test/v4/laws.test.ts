import { checkLaws } from '@stolik/kernel/laws/check';
import { expect, test } from 'vitest';
import { lawSpec4 } from './lawSpec.ts';

test('golems4 keeps every law, and leaky mutants are caught', () => {
  const report = checkLaws(lawSpec4, { games: 6, seed: 4, closelyOneIn: 3 });
  expect(report.caught).toHaveLength(lawSpec4.leaks.length);
  expect(report.games).toBe(lawSpec4.tables.length * 6);
});

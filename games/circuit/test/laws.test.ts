import { checkLaws } from '@stolik/kernel/laws/check';
import { expect, test } from 'vitest';
import { lawSpec } from './lawSpec.ts';

test('[C2.4] the circuit keeps every law of the table with every option and number of players; both leaks are caught', () => {
  const report = checkLaws(lawSpec, { games: 4, followed: 6, seed: 1 });
  expect(report.games).toBe(32);
  expect(report.caught).toHaveLength(2);
});

import { checkLaws } from '@stolik/kernel/laws/check';
import { expect, test } from 'vitest';
import { lawSpec } from './law-spec.ts';

test('[C2.4] the circuit keeps every law of the table with every option, box and number of players; both leaks are caught', () => {
  const report = checkLaws(lawSpec, { games: 4, followed: 2, seed: 1 });
  expect(report.games).toBe(4 * lawSpec.tables.length);
  expect(report.caught).toHaveLength(2);
});

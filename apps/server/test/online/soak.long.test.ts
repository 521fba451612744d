import { expect, test } from 'vitest';
import { soak } from '../../bench/soak.ts';

test('killed, cut, stared at, left and attacked at once, a server with tables and lessons loses nothing and does not grow', {
  timeout: 400_000,
}, async () => {
  const found = await soak({ seconds: 75, tables: 5, lessons: 2, seed: 18, patience: 600 });
  console.log(JSON.stringify(found));
  expect(found.wrong).toEqual([]);
  expect(found.left.connections).toBe(0);
  expect(found.acknowledged).toBeGreaterThan(found.tables * 4);
  expect(found.lessons).toBeGreaterThan(0);
  expect(found.classRequests).toBeGreaterThan(found.lessons * 20);
  const { kills, cuts, leavers, slowReaders, attacks, classAttacks } = found;
  expect(Math.min(kills, cuts, leavers, slowReaders, attacks, classAttacks)).toBeGreaterThan(0);
  const [before = 0] = found.heapMegabytes;
  const after = Math.min(...found.heapMegabytes.slice(-3));
  expect(after).toBeLessThan(2 * before + 50);
});

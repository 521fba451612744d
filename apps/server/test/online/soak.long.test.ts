import { expect, test } from 'vitest';
import { soak } from '../../bench/soak.ts';

test('killed, cut, stared at, left and attacked at once, a server loses nothing it has acknowledged and does not grow', {
  timeout: 400_000,
}, async () => {
  const found = await soak({ seconds: 45, tables: 6, seed: 18 });
  console.log(JSON.stringify(found));
  expect(found.wrong).toEqual([]);
  expect(found.left.connections).toBe(0);
  expect(found.acknowledged).toBeGreaterThan(found.tables * 4);
  expect(Math.min(found.kills, found.cuts, found.leavers, found.slowReaders, found.attacks)).toBeGreaterThan(0);
  const [before = 0] = found.heapMegabytes;
  const after = Math.min(...found.heapMegabytes.slice(-3));
  expect(after).toBeLessThan(2 * before + 50);
});

import { expect, test } from 'vitest';
import { LocalBus } from '../../src/bus/local.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { claimOf, proveClass } from './class-proof.ts';
import { openHouse } from './house.ts';
import type { Device } from './lesson.ts';
import { Lesson } from './lesson.ts';

test('what was acknowledged in a lesson and is not in its log once is noticed', async () => {
  const store = new SqliteStore(':memory:');
  const house = await openHouse({ shared: { store, bus: new LocalBus() } });
  const lesson = await Lesson.open(house.url, 1);
  const pupil = await lesson.pupil(0);
  await lesson.desk.does({ kind: 'label', label: '6C' });
  await lesson.desk.does({ kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items: ['l-1', 'l-2'] } });
  await pupil.does({ kind: 'did', facts: [['l-1', 2, 0]] });
  const claims = [lesson.desk, pupil].map((device) => claimOf(device as unknown as Device));
  // The pupil, the label, the task and the fact.
  expect(await proveClass(store, lesson.id, claims)).toEqual({ acknowledged: 4, wrong: [] });
  await lesson.desk.does({ kind: 'remove', pupil: 0 });
  expect((await proveClass(store, lesson.id, claims)).wrong).toEqual([]);

  const told = { who: 0, granted: [{ id: 'x', request: { kind: 'did', facts: [['l-1', 3, 0]] } }] } as const;
  const labelled = { who: 'teacher', granted: [{ id: 'y', request: { kind: 'label', label: '7D' } }] } as const;
  const lost = await proveClass(store, lesson.id, [told, labelled]);
  expect(lost.wrong).toEqual([
    `class ${lesson.id}: [["l-1",3,0]] of 0 are lost`,
    `class ${lesson.id}: {"kind":"label","label":"7D"} of teacher was acknowledged, the log has undefined`,
  ]);

  const { version, entries } = (await store.load(lesson.id))!;
  await store.append(lesson.id, version, [entries.find((entry) => entry.includes('"label":"6C"'))!, 'nonsense']);
  const { wrong } = await proveClass(store, lesson.id, claims);
  expect(wrong).toHaveLength(2);
  expect(wrong[1]).toMatch(/was granted 2 times$/);
  lesson.close();
  await house.close();
  await store.close();
});

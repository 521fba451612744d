import { setImmediate as rest } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Slices } from '../src/slices.ts';

test('a hundred short things of one customer are done one by one, and another customer waits for one of them', async () => {
  // Each of them takes three milliseconds.
  let now = 0;
  const slices = new Slices(() => now);
  const done: string[] = [];
  const take = (what: string) => (): void => {
    now += 3;
    done.push(what);
  };
  const many = Array.from({ length: 100 }, (_, index) => slices.once(take(`many ${index}`), '192.0.2.1'));
  const other = slices.once(take('other'), '198.51.100.1');
  // As many as fit are done at once, the rest in later turns of the loop.
  expect(done).toEqual(['many 0', 'many 1']);
  await rest();
  expect(done.length).toBeLessThan(7);
  await other;
  expect(done.indexOf('other')).toBeLessThan(6);
  await Promise.all(many);
  expect(done).toHaveLength(101);
});

test('what fails is told to who asked for it, and the rest goes on', async () => {
  const slices = new Slices(() => 0);
  const failed = slices.once(() => {
    throw new Error('unreadable');
  }, '192.0.2.1');
  const next = slices.once(() => 'read', '192.0.2.1');
  await expect(failed).rejects.toThrow('unreadable');
  expect(await next).toBe('read');
});

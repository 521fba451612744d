import { setImmediate as rest } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Askers } from '../src/fair-queue.ts';
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

test('what several wait for is done in the turn of whichever comes first, also of those who come later', async () => {
  let now = 0;
  const slices = new Slices(() => now);
  const done: string[] = [];
  const take = (what: string) => (): void => {
    now += 5;
    done.push(what);
  };
  const all = [slices.once(take('first'), '192.0.2.1')];
  for (let i = 0; i < 10; i++) all.push(slices.once(take(`many ${i}`), '192.0.2.1'));
  const ofBoth = slices.once(take('of both'), new Askers(['192.0.2.1', '198.51.100.1']));
  const askers = new Askers(['192.0.2.1']);
  const joined = slices.once(take('joined'), askers);
  askers.also('198.51.100.2');
  await Promise.all([ofBoth, joined]);
  expect(done).toEqual(['first', 'many 0', 'of both', 'joined']);
  await Promise.all(all);
  expect(done).toHaveLength(13);
});

test('work that has a share of the time rests nine times as long as it took', () => {
  vi.useFakeTimers();
  try {
    let now = 0;
    const asides = new Slices(() => now, 1 / 10);
    let steps = 0;
    const work = {
      next: (): IteratorResult<void, number> => {
        now += 1;
        return ++steps === 12 ? { done: true, value: steps } : { done: false, value: undefined };
      },
    };
    void asides.run(work, '192.0.2.1');
    expect(steps).toBe(4);
    vi.advanceTimersByTime(35);
    expect(steps).toBe(4);
    vi.advanceTimersByTime(1);
    expect(steps).toBe(8);
    vi.advanceTimersByTime(36);
    expect(steps).toBe(12);
  } finally {
    vi.useRealTimers();
  }
});

test('no step runs within another: what a step asks for is done after it, in turn with what others ask for', async () => {
  const slices = new Slices(() => 0);
  const done: string[] = [];
  const asked: Promise<void>[] = [];
  const take = (what: string) => (): void => void done.push(what);
  await slices.once(() => {
    asked.push(slices.once(take('its own'), '192.0.2.1'), slices.once(take('of another'), '198.51.100.1'));
    done.push('the first');
  }, '192.0.2.1');
  await Promise.all(asked);
  expect(done).toEqual(['the first', 'its own', 'of another']);
});

test('a step that asks for more and fails holds nothing up', async () => {
  const slices = new Slices(() => 0);
  const asked: Promise<string>[] = [];
  const failing = slices.once(() => {
    asked.push(slices.once(() => 'asked within', '192.0.2.1'));
    throw new Error('unreadable');
  }, '192.0.2.1');
  await expect(failing).rejects.toThrow('unreadable');
  expect(await Promise.all([...asked, slices.once(() => 'asked later', '192.0.2.1')])).toEqual(['asked within', 'asked later']);
});

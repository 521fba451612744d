import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLOSE_WITHIN, stopper } from '../src/signals.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server that writes down what is asked of it; it has closed when `closed` is called. */
function served(drainFor: number) {
  const done: string[] = [];
  let [closed, failed] = [() => {}, (_: Error) => {}];
  const signal = stopper({
    drainFor,
    drain: () => done.push('drain'),
    stop: () => {
      done.push('close');
      return new Promise<void>((kept, broken) => {
        [closed, failed] = [kept, broken];
      });
    },
    onFailure: () => done.push('complain'),
    exit: (code) => done.push(`exit ${code}`),
  });
  return { done, signal, closed: () => closed(), failed: () => failed(new Error('no')) };
}

test('SIGTERM: it drains, closes when that is over, and ends when all is written', async () => {
  const { done, signal, closed } = served(7000);
  signal('SIGTERM');
  await vi.advanceTimersByTimeAsync(6999);
  expect(done).toEqual(['drain']);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['drain', 'close']);
  closed();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['drain', 'close', 'exit 0']);
});

test.each([
  ['SIGINT', 7000],
  ['SIGTERM', 0],
] as const)('%s with a drain of %i ms closes at once', (name, drainFor) => {
  const { done, signal } = served(drainFor);
  signal(name);
  expect(done).toEqual(['close']);
});

test('a second signal ends the draining, a third the process', () => {
  const { done, signal } = served(7000);
  for (const name of ['SIGTERM', 'SIGTERM', 'SIGTERM'] as const) signal(name);
  expect(done).toEqual(['drain', 'close', 'exit 1']);
});

test('what hangs or fails while it closes ends the process, and not as if all were well', async () => {
  const hanging = served(0);
  hanging.signal('SIGTERM');
  await vi.advanceTimersByTimeAsync(CLOSE_WITHIN);
  expect(hanging.done).toEqual(['close', 'exit 1']);
  const failing = served(0);
  failing.signal('SIGTERM');
  failing.failed();
  await vi.advanceTimersByTimeAsync(0);
  expect(failing.done).toEqual(['close', 'complain', 'exit 1']);
});

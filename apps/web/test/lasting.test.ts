import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lasting, lastingFor } from '../src/base/lasting.ts';

// The pages run on Solid as browsers get it; Node would be given the one for servers, which never updates.
vi.mock('solid-js', () => vi.importActual('../../../node_modules/solid-js/dist/solid.js'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Effects have run once when this answers. */
const inRoot = <T>(make: () => T): T => createRoot(make);

test('what goes on around something does not begin its time again, and does not end it', () => {
  // As the line of a table does: waiting, connecting, waiting again, and never live.
  const [status, setStatus] = createSignal('live');
  const isCut = inRoot(() => lasting(() => status() !== 'live', 1200));
  const seen: boolean[] = [];
  for (const now of ['waiting', 'connecting', 'waiting', 'connecting', 'waiting']) {
    setStatus(now);
    vi.advanceTimersByTime(1000);
    seen.push(isCut());
  }
  expect(seen).toEqual([false, true, true, true, true]);
  setStatus('live');
  expect(isCut()).toBe(false);
});

test('another value begins again', () => {
  const [moves, setMoves] = createSignal(1);
  const isLong = inRoot(() => lasting(moves, 46_000));
  vi.advanceTimersByTime(40_000);
  setMoves(2);
  vi.advanceTimersByTime(40_000);
  expect(isLong()).toBe(false);
  vi.advanceTimersByTime(6000);
  expect(isLong()).toBe(true);
});

test('a time that is told runs from when it was told', () => {
  const [told, tell] = createSignal<number | undefined>(undefined);
  const isOver = inRoot(() => lastingFor(told));
  expect(isOver()).toBe(false);
  tell(90_000);
  vi.advanceTimersByTime(89_999);
  expect(isOver()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isOver()).toBe(true);
  tell(0);
  expect(isOver()).toBe(true);
});

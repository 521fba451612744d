import type { Room } from '@stolik/wire/room';
import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Clocks, createClocks } from '../../src/pages/online/table/clocks.ts';
import type { Line } from '../../src/session/online/line.ts';
import { room } from './rooms.ts';

// The pages run on Solid as browsers get it; Node would be given the one for servers, which never updates.
vi.mock('solid-js', () => vi.importActual('../../../../node_modules/solid-js/dist/solid.js'));
vi.mock('../../src/base/sound/sounds.ts', () => ({ play: () => {} }));
vi.mock('../../src/base/a11y/announce.ts', () => ({ announce: () => {} }));
vi.mock('../../src/session/online/table-words.ts', async () => {
  const { en } = await import('../../src/words/en/online/table.ts');
  return { t: () => en };
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

/** A table whose second seat is to move; the connection and what the server tells are in the test's hand. */
function table(): {
  readonly clocks: Clocks;
  readonly tell: (clocks: readonly number[], running: readonly number[]) => void;
  readonly lose: () => void;
} {
  const timed = (clocks: readonly number[], running: readonly number[]): Room => ({ ...room(), clocks, running });
  const [now, setNow] = createSignal(timed([15 * MINUTE, 15 * MINUTE], [1]));
  const [isPresent, setPresent] = createSignal(true);
  const [clocksAt, setClocksAt] = createSignal(performance.now());
  const line = { scene: () => ({ room: now() }), isPresent, clocksAt } as unknown as Line;
  return {
    clocks: createRoot(() => createClocks(line, () => 0)),
    tell: (clocks, running) => {
      setNow(timed(clocks, running));
      setClocksAt(performance.now());
      setPresent(true);
    },
    lose: () => setPresent(false),
  };
}

test('a clock stops where the connection is lost, says that it is not known, and goes on from what the server says', () => {
  const { clocks, tell, lose } = table();
  vi.advanceTimersByTime(23_000);
  expect(clocks.leftOf(1)).toBe(15 * MINUTE - 23_000);
  expect([clocks.isRunning(1), clocks.isUnknown()]).toEqual([true, false]);
  lose();
  vi.advanceTimersByTime(16_000);
  expect(clocks.leftOf(1), 'it does not pretend to run').toBe(15 * MINUTE - 23_000);
  expect([clocks.isRunning(1), clocks.isUnknown()]).toEqual([false, true]);
  // The server was away, and its clocks stood still.
  tell([15 * MINUTE, 15 * MINUTE - 24_000], [1]);
  expect(clocks.leftOf(1)).toBe(15 * MINUTE - 24_000);
  expect([clocks.isRunning(1), clocks.isUnknown()]).toEqual([true, false]);
  vi.advanceTimersByTime(1000);
  expect(clocks.leftOf(1)).toBe(15 * MINUTE - 25_000);
});

test('a connection that breaks for a moment changes nothing that is seen', () => {
  const { clocks, tell, lose } = table();
  lose();
  vi.advanceTimersByTime(1000);
  expect([clocks.isRunning(1), clocks.isUnknown()]).toEqual([true, false]);
  tell([15 * MINUTE, 14 * MINUTE], [1]);
  vi.advanceTimersByTime(2000);
  expect([clocks.isRunning(1), clocks.isUnknown()]).toEqual([true, false]);
});

import { expect, test } from 'vitest';
import type { Bus, BusMessage } from '../src/bus/bus.ts';
import { Presence } from '../src/live/presence.ts';

type Here = Extract<BusMessage, { kind: 'here' }>;

const START = 1_000_000;
const MINUTE = 60_000;

/** One process of two, with a clock and a bus that only takes notes. */
function presence() {
  const clock = { now: START };
  const said: BusMessage[] = [];
  const here = { seats: [] as number[], watchers: 0 };
  let changes = 0;
  const bus = { kind: 'many', publish: (_: string, message: BusMessage) => void said.push(message) } as Partial<Bus> as Bus;
  const presence = new Presence({
    house: { bus, process: 'own', now: () => clock.now },
    log: 't1',
    here: () => here,
    onChange: () => changes++,
  });
  const hear = (seats: readonly number[], more: Partial<Here> = {}): boolean =>
    presence.hear({ kind: 'here', process: 'other', seats, watchers: 0, ...more });
  return { presence, clock, said, here, hear, changes: () => changes };
}

test('everybody is here, wherever they are connected, each seat once', () => {
  const { presence: all, here, hear } = presence();
  here.seats = [2, 0];
  here.watchers = 1;
  hear([1, 2], { watchers: 2 });
  hear([3], { process: 'third' });
  expect(all.all()).toEqual({ seats: [0, 1, 2, 3], watchers: 3 });
  expect([all.isElsewhere(1), all.isElsewhere(0)]).toEqual([true, false]);
});

test('the people of a process that has fallen silent are gone after a minute, and were last seen then', () => {
  const { presence: all, clock, hear } = presence();
  hear([1]);
  clock.now += MINUTE;
  expect(all.isElsewhere(1)).toBe(true);
  clock.now += 1;
  expect([all.isElsewhere(1), all.seenAt(1)]).toEqual([false, clock.now]);
  expect(all.all()).toEqual({ seats: [], watchers: 0 });
});

test('a process that speaks again keeps its people, and says who has left', () => {
  const { presence: all, clock, hear } = presence();
  hear([1, 2]);
  clock.now += MINUTE;
  hear([2]);
  expect(all.seenAt(1)).toBe(clock.now);
  clock.now += MINUTE;
  expect([all.isElsewhere(1), all.isElsewhere(2)]).toEqual([false, true]);
});

test('of somebody nobody has seen it is known since when they could have been', () => {
  const { presence: all, clock } = presence();
  clock.now += MINUTE;
  expect(all.seenAt(0)).toBe(START);
  all.left(0);
  expect(all.seenAt(0)).toBe(clock.now);
});

test('the table was looked at now while anybody is there, and otherwise when the last one left', () => {
  const { presence: all, clock, here } = presence();
  expect(all.lookedAt).toBe(0);
  here.watchers = 1;
  expect(all.lookedAt).toBe(clock.now);
  here.watchers = 0;
  all.left(0);
  clock.now += MINUTE;
  expect(all.lookedAt).toBe(START);
});

test('a process that is new, or asks, is answered; its own words and news that are none are not', () => {
  const { said, here, hear, changes } = presence();
  here.seats = [0];
  expect(hear([0], { process: 'own' })).toBe(false);
  expect([said.length, changes()]).toEqual([0, 0]);
  expect(hear([1])).toBe(true);
  expect(said).toEqual([{ kind: 'here', process: 'own', seats: [0], watchers: 0 }]);
  expect(hear([1])).toBe(false);
  expect(hear([1], { asks: true })).toBe(true);
  expect([said.length, changes()]).toEqual([2, 3]);
});

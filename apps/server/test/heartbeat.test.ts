import { expect, test } from 'vitest';
import { Heartbeat } from '../src/tables/heartbeat.ts';
import type { LiveTable } from '../src/tables/live.ts';

const SECOND = 1000;

/** What the installation keeps, and two clocks: the server's and the machine's. */
function installation() {
  const clock = { now: 1_000_000 };
  const kept = new Map<string, string>();
  const notes = {
    note: async (name: string, value: string) => void kept.set(name, value),
    noted: async (name: string) => kept.get(name),
  };
  const heartbeat = (): Heartbeat =>
    new Heartbeat(
      notes,
      () => clock.now,
      () => clock.now,
    );
  return { clock, kept, heartbeat };
}

/** A table with one clock that runs since then, and what it is told. */
function tableSince(since: number | null, outageTo = 0) {
  const told: unknown[] = [];
  const session = { clock: { since: [null, since] }, outageTo };
  const change = async (command: (session: never) => unknown): Promise<void> => {
    const done = command(session as never) as { readonly to: number };
    told.push(done);
    session.outageTo = done.to;
  };
  return { table: { session, change } as unknown as LiveTable, told };
}

test('time in which no process lived is an outage, and is given back to whoever was to move', async () => {
  const { clock, heartbeat } = installation();
  await heartbeat().begin();
  const from = clock.now;
  clock.now += 20 * SECOND;
  const next = heartbeat();
  await next.begin();
  const { table, told } = tableSince(from - 1);
  await next.credit(table);
  expect(told).toEqual([{ kind: 'outage', from, to: clock.now }]);
  await next.credit(table);
  expect(told).toHaveLength(1);
});

test('what was shorter is no outage', async () => {
  const { clock, heartbeat } = installation();
  await heartbeat().begin();
  clock.now += 20 * SECOND - 1;
  const next = heartbeat();
  await next.begin();
  const { table, told } = tableSince(0);
  await next.credit(table);
  expect(told).toEqual([]);
});

test('nothing is given back where no clock ran', async () => {
  const { clock, heartbeat } = installation();
  await heartbeat().begin();
  clock.now += 60 * SECOND;
  const next = heartbeat();
  await next.begin();
  for (const since of [null, clock.now]) {
    const { table, told } = tableSince(since);
    expect(await next.credit(table)).toBe(table);
    expect(told).toEqual([]);
  }
  expect(await next.credit(undefined)).toBeUndefined();
});

test('a process that stood still finds its outage when it runs again', async () => {
  const { clock, heartbeat } = installation();
  const one = heartbeat();
  await one.begin();
  clock.now += 9 * SECOND;
  expect(await one.look()).toBe(false);
  clock.now += 60 * SECOND;
  expect(await one.look()).toBe(true);
  const { table, told } = tableSince(0);
  await one.credit(table);
  expect(told).toEqual([{ kind: 'outage', from: 1_000_000, to: clock.now }]);
  clock.now += SECOND;
  expect(await one.look()).toBe(false);
});

test('that it lives is written down every fifteen seconds', async () => {
  const { clock, kept, heartbeat } = installation();
  const one = heartbeat();
  await one.begin();
  const lived: string[] = [];
  for (let second = 0; second < 40; second += 5) {
    clock.now += 5 * SECOND;
    expect(await one.look()).toBe(false);
    lived.push(String(Number(kept.get('alive')) - 1_000_000));
  }
  expect([...new Set(lived)]).toEqual(['0', '15000', '30000']);
});

test('outages outlive the process that found them; of many the last fifty', async () => {
  const { clock, kept, heartbeat } = installation();
  await heartbeat().begin();
  for (let outage = 0; outage < 52; outage++) {
    clock.now += 30 * SECOND;
    await heartbeat().begin();
  }
  expect(JSON.parse(kept.get('outages') ?? '')).toHaveLength(50);
  const later = heartbeat();
  await later.begin();
  const { table, told } = tableSince(0);
  await later.credit(table);
  expect(told).toHaveLength(50);
});

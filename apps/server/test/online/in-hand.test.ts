import { teacherHash } from '@stolik/class/secrets';
import { WATCHER } from '@stolik/kernel/game';
import { NOW } from '@stolik/wire/messages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LiveTable } from '../../src/tables/live.ts';
import type { Subscriber } from '../../src/tables/subscriber.ts';
import { openHouse, type TestHouse } from './house.ts';

// A log is in memory only once, so every connected client hears of every entry.

let house: TestHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

/** So many tables that nobody looks at push every other such table out of memory. */
const MANY = 201;

async function openTable(): Promise<LiveTable> {
  const seats = [{ kind: 'open' }, { kind: 'open' }] as const;
  const request = { game: 'connect-four', options: {}, seats, pace: { kind: 'free' }, isOpen: false } as const;
  const opened = await house.online.tables.open(request);
  if (!opened.ok) throw new Error(opened.problem.says);
  return opened.value;
}

async function openMany(): Promise<void> {
  for (let count = 0; count < MANY; count++) await openTable();
}

/** A spectator that keeps what it receives. */
class Visitor implements Subscriber {
  readonly viewer = WATCHER;
  readonly satAt = -1;
  shapes = 0;
  readonly heard: string[] = [];
  why: string | undefined;

  send(text: string): void {
    this.heard.push(text);
  }
  bye(code: string): void {
    this.why = code;
  }
}

/** Of every room they were told. */
const wereHeld = ({ heard }: Visitor): boolean[] => {
  const rooms = heard.map((text) => JSON.parse(text)).filter(([kind]) => kind === 'room');
  return rooms.map(([, , room]) => room.isHeld === true);
};

test('a table that somebody has come to stays in memory, however many are opened', async () => {
  const table = await openTable();
  await table.join(new Visitor(), NOW);
  await openMany();
  expect(await house.online.tables.find(table.session.id)).toBe(table);
});

test('what is written to a table that was dropped meanwhile reaches those who have come since', async () => {
  const former = await openTable();
  const { id } = former.session;
  await openMany();
  const visitor = new Visitor();
  await (await house.online.tables.find(id))!.join(visitor, NOW);
  await former.change(() => ({ kind: 'eyes', on: true }));
  await former.change(() => ({ kind: 'eyes', on: false }));
  expect(wereHeld(visitor)).toEqual([true, false]);
});

test('somebody who joins a table that was dropped meanwhile is at the same one as others who come later', async () => {
  const former = await openTable();
  const { id } = former.session;
  await openMany();
  const visitor = new Visitor();
  await former.join(visitor, NOW);
  expect(visitor.why).toBeUndefined();
  await openMany();
  const found = await house.online.tables.find(id);
  await found!.change(() => ({ kind: 'eyes', on: true }));
  expect(wereHeld(visitor)).toEqual([true]);
});

test('a class that was dropped while it holds its tables is the one its teacher finds again', async () => {
  const { classes } = house.online;
  const open = async () => {
    const opened = await classes.open('5B', 'en', teacherHash('x'));
    if (!opened.ok) throw new Error(opened.problem.says);
    return opened.value;
  };
  const room = await open();
  for (let count = 0; count < MANY; count++) await open();
  expect(await classes.find(room.room.id)).toBe(room);
});

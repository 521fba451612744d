import { coin } from '@stolik/kernel/testing/coin';
import { expect, test } from 'vitest';
import { reduce } from '../src/commands.ts';
import { readEntry, writeEntry } from '../src/entry.ts';
import { checkChance } from '../src/fair.ts';
import { entriesWithout, neutralName } from '../src/forget.ts';
import { publicLogOf } from '../src/log.ts';
import { hostOf } from '../src/people.ts';
import type { Session } from '../src/session.ts';
import { Online } from './online.ts';
import { NOD, pocket } from './pocket.ts';

function sit(table: Online, seat: number, name: string): void {
  expect(table.ask({ kind: 'sit', seat, name, salt: `${seat}` })).toBeUndefined();
}

/** As the server does it: the name is taken out of what is written, then the entry says so. */
function forget(table: Online, seat: number): ReadonlyMap<number, unknown> {
  const changed = entriesWithout(table.texts.map(readEntry), seat);
  for (const [index, entry] of changed) table.texts[index] = writeEntry(entry);
  expect(table.ask({ kind: 'forget', seat })).toBeUndefined();
  return changed;
}

/** A session without what only the last step left behind. */
const comparable = ({ game: _, made: __, ...session }: Session): object => session;

const played = (names: readonly string[]): Online => {
  const table = new Online(pocket, names.length);
  for (const [seat, name] of names.entries()) sit(table, seat, name);
  return table;
};

test('the name is gone from every entry, the log keeps its length, and comes to the same session', () => {
  const table = played(['Ola', 'Ewa', 'Ida']);
  table.act(0, NOD);
  const version = table.session.version;
  const changed = forget(table, 1);
  expect([...changed.keys()]).toEqual([2]);
  expect(table.session.version).toBe(version + 1);
  expect(table.texts).toHaveLength(version + 1);
  expect(table.texts.join('\n')).not.toContain('Ewa');
  expect(table.texts.join('\n')).toContain('Ola');
  expect(table.session.seats[1]).toEqual({ kind: 'person', name: 'Guest 2', isForgotten: true, standIn: 'greedy' });
  expect(table.session.table.sitters[1]).toEqual({ kind: 'person', name: 'Guest 2', colour: undefined });
  expect(comparable(table.again())).toEqual(comparable(table.session));
});

test('their token is no good any more, a bot plays on, and another is the host', () => {
  const table = played(['Ola', 'Ewa']);
  const satAt = table.session.satAt[0];
  expect(hostOf(table.session)).toBe(0);
  forget(table, 0);
  expect(table.session.satAt[0]).not.toBe(satAt);
  expect(hostOf(table.session)).toBe(1);
  expect(table.act(0, NOD), 'a bot plays there').toEqual({ code: 'not-now' });
  expect(table.ask({ kind: 'botAct', seat: 0, action: NOD })).toBeUndefined();
  expect(table.ask({ kind: 'forget', seat: 0 }), 'once').toEqual({ code: 'not-now' });
});

test('a bot that plays there already stays the same, whatever levels a server has', () => {
  const table = played(['Ola', 'Ewa']);
  table.ask({ kind: 'leave', seat: 0, id: 'l' });
  const around = { now: table.now, levels: ['easy', 'hard'], isHere: () => true };
  const forgotten = reduce(table.session, { kind: 'forget', seat: 0 }, around);
  expect(forgotten.ok && forgotten.value.after.seats[0]).toMatchObject({ isForgotten: true, standIn: 'greedy' });
});

test('who carried their seat about, changed places, or got up and sat down again is gone everywhere, and nobody else', () => {
  const table = new Online(pocket, 3);
  sit(table, 0, 'Ola');
  sit(table, 1, 'Ewa');
  table.ask({ kind: 'leave', seat: 1, id: table.id() });
  sit(table, 1, 'Ewa');
  table.ask({ kind: 'swap', seat: 0, whom: 1, other: 0, id: table.id() });
  sit(table, 2, 'Ewa');
  table.here = [];
  table.ask({ kind: 'carry', seat: 0, name: '', id: table.id() });
  table.ask({ kind: 'carry', seat: 2, name: 'Cy', id: table.id() });
  const before = table.texts.filter((text) => text.includes('"Ewa"')).length;
  expect(before).toBe(4);
  forget(table, 0);
  // The one of the third seat had the same name, and has it still.
  expect(table.texts.filter((text) => text.includes('"Ewa"'))).toEqual([expect.stringContaining('"seat":2')]);
  expect(table.texts.join('\n')).toMatch(/"Ola".*"Cy"/s);
  expect(comparable(table.again())).toEqual(comparable(table.session));
});

test('who sat there before them, and got up, keeps the name in the log', () => {
  const table = new Online(pocket, 2);
  sit(table, 1, 'Ola');
  table.ask({ kind: 'leave', seat: 1, id: table.id() });
  sit(table, 1, 'Ewa');
  expect(forget(table, 1).size).toBe(1);
  expect(table.texts.join('\n')).toContain('"Ola"');
  expect(table.texts.join('\n')).not.toContain('"Ewa"');
});

test('who comes to the seat by its code is somebody of their own', () => {
  const table = played(['Ola', 'Ewa']);
  forget(table, 1);
  table.here = [];
  expect(table.ask({ kind: 'carry', seat: 1, name: 'Cy', id: table.id() })).toBeUndefined();
  expect(table.session.seats[1]).toEqual({ kind: 'person', name: 'Cy', moves: 1 });
  forget(table, 1);
  expect(table.texts.join('\n')).not.toContain('Cy');
  expect(comparable(table.again())).toEqual(comparable(table.session));
});

test('an older token of somebody who carried their seat about brings nothing back', () => {
  const table = played(['Ola', 'Ewa']);
  const satAt = table.session.satAt[1]!;
  table.here = [];
  table.ask({ kind: 'carry', seat: 1, name: '', id: table.id() });
  forget(table, 1);
  expect(table.ask({ kind: 'reclaim', satAt })).toEqual({ code: 'not-yours' });
  expect(table.session.seats[1]).toMatchObject({ name: 'Guest 2', isForgotten: true });
});

test('before the game the seat is free again', () => {
  const table = new Online(pocket, 2, {
    seats: [
      { kind: 'open', keptFor: 'Ola' },
      { kind: 'open', keptFor: 'Ewa' },
    ],
  });
  sit(table, 0, 'Ola');
  forget(table, 0);
  expect(table.session.seats[0]).toEqual({ kind: 'open' });
  expect(table.texts.join('\n')).not.toContain('Ola');
  expect(table.texts.join('\n')).toContain('Ewa');
});

test('a finished game keeps its proof of chance', () => {
  const table = new Online(coin, 2);
  sit(table, 0, 'Ola');
  sit(table, 1, 'Ewa');
  while (table.session.phase === 'playing') table.act(table.session.next.seats[0]!, 0);
  const log = () => publicLogOf(table.session, table.texts.map(readEntry))!;
  const before = log();
  forget(table, 1);
  const after = log();
  expect(after).toEqual({ ...before, names: ['Ola', neutralName(1)] });
  expect(checkChance(coin, after, after.chance!)).toMatchObject({ ok: true });
  expect(table.session.phase).toBe('over');
  expect(table.session.seats[1], 'no bot for a game that is over').not.toHaveProperty('standIn');
});

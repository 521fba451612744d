import { CHANCE, REFEREE, type Seat } from '@stolik/kernel/game';
import { parseLog, printLog } from '@stolik/kernel/log';
import { unwrap } from '@stolik/kernel/result';
import { coin } from '@stolik/kernel/testing/coin';
import { nim } from '@stolik/kernel/testing/nim';
import { expect, test } from 'vitest';
import { logOf, tableFromLog } from '../src/log.ts';
import { passagesOf, sightOf } from '../src/sight.ts';
import { type Command, decisionOf, openTable, reduce, type Sitter, type Table } from '../src/table.ts';

const people: readonly Sitter[] = [
  { kind: 'person', name: 'Ola' },
  { kind: 'bot', name: 'Otto', level: 'greedy' },
];

const takes = (table: Table, ...counts: readonly number[]): Table =>
  counts.reduce((now, action) => {
    const seat = nim.next(now.state as never).seats[0] as Seat;
    return done(nim, now, { kind: 'act', seat, decision: decisionOf(now, seat), action });
  }, table);

function done(game: Parameters<typeof reduce>[0], table: Table, command: Command): Table {
  const change = reduce(game, table, command);
  if (!change.ok) throw new Error(JSON.stringify(change.problem));
  return change.value.table;
}

const heap = (): Table => unwrap(openTable(nim, {}, people));

function coins(): Table {
  const table = unwrap(openTable(coin, {}, people));
  return done(coin, done(coin, table, { kind: 'chance', result: 1 }), { kind: 'chance', result: 0 });
}

test('a table is opened only with seats and options that go together', () => {
  expect(openTable(nim, {}, people.slice(1))).toMatchObject({ ok: false, problem: { at: 'seats' } });
  expect(openTable(nim, { big: true }, people)).toMatchObject({ ok: false, problem: { at: 'big' } });
});

test('an action changes a new table and leaves the old one alone', () => {
  const before = heap();
  const after = takes(before, 3);
  expect(before.version).toBe(0);
  expect(before.steps).toHaveLength(0);
  expect(after.version).toBe(1);
  expect(sightOf(nim, after, 1)).toMatchObject({ decision: 0, next: { kind: 'turn', seat: 1 } });
});

test('a doubled or late answer is stale and changes nothing', () => {
  const table = takes(heap(), 3, 3);
  const late: Command = { kind: 'act', seat: 0, decision: 0, action: 2 };
  expect(reduce(nim, table, late)).toEqual({ ok: false, problem: { kind: 'stale' } });
});

test('a refusal names its clause', () => {
  const table = takes(heap(), 3, 3, 2);
  const tooMany: Command = { kind: 'act', seat: 1, decision: 1, action: 2 };
  expect(reduce(nim, table, tooMany)).toMatchObject({ ok: false, problem: { refusal: { clause: 'N1' } } });
  expect(reduce(nim, table, { kind: 'chance', result: 0 })).toMatchObject({ ok: false });
});

test('the log shows each viewer only what they may know', () => {
  const table = done(coin, coins(), { kind: 'act', seat: 1, decision: 0, action: 1 });
  const texts = (viewer: number): (string | undefined)[] => passagesOf(coin, table, viewer).map((passage) => passage.text);
  expect(texts(0)).toEqual([undefined, undefined, undefined]);
  expect(texts(1)).toEqual([undefined, undefined, 'guess 1']);
  expect(texts(REFEREE)).toEqual(['coin 1', 'coin 0', 'guess 1']);
  const drawn = passagesOf(coin, table, 0).flatMap((passage) => passage.events);
  expect(drawn).toEqual([
    { kind: 'coinDrawn', seat: 0, coin: 1 },
    { kind: 'coinDrawn', seat: 1 },
    { kind: 'guessMade', seat: 1 },
  ]);
});

test('who resigns is out, once', () => {
  const gone = done(nim, takes(heap(), 3), { kind: 'resign', seat: 0 });
  expect(sightOf(nim, gone, 1).next).toMatchObject({ kind: 'over', outcome: { winners: [1] } });
  expect(reduce(nim, gone, { kind: 'resign', seat: 1 })).toEqual({ ok: false, problem: { kind: 'stale' } });
});

test('a seat can change hands', () => {
  const table = done(nim, heap(), { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Jan' } });
  expect(table.sitters[1]).toEqual({ kind: 'person', name: 'Jan' });
  expect(reduce(nim, table, { kind: 'sit', seat: 4, sitter: people[0]! })).toMatchObject({ ok: false });
});

test('a table survives as a log file and goes on from there', () => {
  const table = takes(heap(), 3, 3, 2);
  const log = unwrap(parseLog(printLog(logOf(nim, table))));
  const again = unwrap(tableFromLog(nim, log, people));
  expect(again.state).toEqual(table.state);
  expect(takes(again, 1).state).toEqual(takes(table, 1).state);
});

test('an actor that is nobody’s seat is chance', () => {
  expect(passagesOf(coin, coins(), 0).map((passage) => passage.actor)).toEqual([CHANCE, CHANCE]);
});

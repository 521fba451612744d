import { CHANCE, REFEREE } from '@stolik/kernel/game';
import { parseLog, printLog } from '@stolik/kernel/log';
import { unwrap } from '@stolik/kernel/result';
import { coin } from '@stolik/kernel/testing/coin';
import { nim } from '@stolik/kernel/testing/nim';
import { expect, test } from 'vitest';
import { Chronicle, recalling } from '../src/chronicle.ts';
import { reduce } from '../src/commands.ts';
import { logOf } from '../src/log.ts';
import type { Session } from '../src/session.ts';
import { type Passage, sightOf } from '../src/sight.ts';
import { openTable, type Sitter } from '../src/table.ts';
import { acts, done, scripted, seated } from './sessions.ts';

const people: readonly Sitter[] = [
  { kind: 'person', name: 'Ola' },
  { kind: 'bot', name: 'Otto', level: 'greedy' },
];

const heap = (): Session => seated(nim, people);
const coins = (): Session => seated(coin, people, [1, 0]);

function passagesOf({ game, table }: Session, viewer: number): readonly Passage[] {
  const chronicle = new Chronicle(game, table);
  chronicle.follow(table);
  return chronicle.passages(viewer);
}

test('a table is opened only with seats and options that go together', () => {
  expect(openTable(nim, {}, people.slice(1))).toMatchObject({ ok: false, problem: { at: 'seats' } });
  expect(openTable(nim, { big: true }, people)).toMatchObject({ ok: false, problem: { at: 'big' } });
});

test('an action changes a new session and leaves the old one alone', () => {
  const before = heap();
  const after = acts(before, 3);
  expect(before.table).toMatchObject({ version: 0, steps: [] });
  expect(after.table.version).toBe(1);
  expect(sightOf(nim, after.table, 1)).toMatchObject({ decision: 0, next: { kind: 'turn', seat: 1 } });
});

test('a doubled or late answer is stale and changes nothing', () => {
  const late = { kind: 'act', seat: 0, decision: 0, what: 2 } as const;
  expect(reduce(acts(heap(), 3, 3), late, scripted([]))).toEqual({ ok: false, problem: { code: 'stale' } });
});

test('a refusal names its clause; nobody decides for a bot, nor a bot for a person', () => {
  const session = acts(heap(), 3, 3, 2);
  const no = (command: Parameters<typeof reduce>[1]) => reduce(session, command, scripted([]));
  expect(no({ kind: 'botAct', seat: 1, action: 2 })).toMatchObject({ ok: false, problem: { refusal: { clause: 'N1' } } });
  expect(no({ kind: 'act', seat: 1, decision: 1, what: 1 })).toMatchObject({ ok: false, problem: { code: 'not-now' } });
  expect(no({ kind: 'botAct', seat: 0, action: 1 })).toMatchObject({ ok: false, problem: { code: 'stale' } });
  expect(no({ kind: 'act', seat: 0, decision: 2, what: 1 })).toMatchObject({ ok: false, problem: { code: 'stale' } });
});

test('the log shows each viewer only what they may know', () => {
  const session = done(coins(), { kind: 'botAct', seat: 1, action: 1 });
  const texts = (viewer: number): (string | undefined)[] => passagesOf(session, viewer).map((passage) => passage.text);
  expect(texts(0)).toEqual([undefined, undefined, undefined]);
  expect(texts(1)).toEqual([undefined, undefined, 'guess 1']);
  expect(texts(REFEREE)).toEqual(['coin 1', 'coin 0', 'guess 1']);
  const drawn = passagesOf(session, 0).flatMap((passage) => passage.events);
  expect(drawn).toEqual([
    { kind: 'coinDrawn', seat: 0, coin: 1 },
    { kind: 'coinDrawn', seat: 1 },
    { kind: 'guessMade', seat: 1 },
  ]);
});

test('who resigns is out, once, and everybody may read it', () => {
  const gone = done(acts(heap(), 3), { kind: 'resign', seat: 0 });
  expect(gone.phase).toBe('over');
  expect(gone.next).toMatchObject({ kind: 'over', outcome: { winners: [1] } });
  expect(reduce(gone, { kind: 'resign', seat: 1 }, scripted([]))).toEqual({ ok: false, problem: { code: 'not-now' } });
  const left = done(coins(), { kind: 'resign', seat: 0 });
  expect(passagesOf(left, 1).at(-1)).toMatchObject({ actor: 0, text: 'resign' });
});

test('a session survives as a log file and goes on from there', () => {
  const session = acts(heap(), 3, 3, 2);
  const log = unwrap(parseLog(printLog(logOf(nim, session.table))));
  const work = recalling(nim, log, people);
  let found = work.next();
  while (!found.done) found = work.next();
  const again = unwrap(found.value).session;
  expect(again.table).toEqual(session.table);
  expect(acts(again, 1).table.state).toEqual(acts(session, 1).table.state);
});

test('an actor that is nobody’s seat is chance', () => {
  expect(passagesOf(coins(), 0).map((passage) => passage.actor)).toEqual([CHANCE, CHANCE]);
});

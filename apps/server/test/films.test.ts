import { SeededRng } from '@stolik/kernel/random';
import { PROMISED } from '@stolik/table/chance';
import { type Command, MOST_ENTRIES, reduce } from '@stolik/table/commands';
import { type Entry, writeEntry } from '@stolik/table/entry';
import { commitmentOf } from '@stolik/table/seal';
import { advance, openSession, type Session } from '@stolik/table/session';
import { decisionOf, stateAfter } from '@stolik/table/table';
import { expect, test } from 'vitest';
import { Slices } from '../src/slices.ts';
import type { Store } from '../src/store/store.ts';
import { Films } from '../src/tables/films.ts';
import { findGame } from './online/offers.ts';

const SEED = 'c7'.repeat(32);

/** A table of two that play at random; `texts` is what the store holds. */
function played(id: string, decisions: number): { session: Session; texts: string[]; go(count: number): Session } {
  const game = findGame(id);
  const seats = [{ kind: 'open' }, { kind: 'open' }] as const;
  const opening = {
    game: id,
    rulesVersion: game.rulesVersion,
    options: {},
    seats,
    pace: { kind: 'free' },
    isOpen: false,
    code: 'BCDFGH',
    commitment: commitmentOf(SEED),
  } as const;
  const first: Extract<Entry, { kind: 'open' }> = { kind: 'open', at: 1, opening };
  const texts = [writeEntry(first)];
  const rng = new SeededRng(4);
  let session = openSession({ id: 'table', game, seed: SEED, chance: PROMISED }, first);
  const ask = (command: Command): void => {
    const changed = reduce(session, command, { now: 2, levels: [], isHere: () => true });
    if (!changed.ok) throw new Error(JSON.stringify(changed.problem));
    texts.push(...changed.value.entries.map(writeEntry));
    session = changed.value.after;
  };
  for (const seat of [0, 1]) ask({ kind: 'sit', seat, name: `person ${seat}`, salt: '' });
  const go = (count: number): Session => {
    for (let i = 0; i < count && session.phase === 'playing'; i++) {
      const seat = session.next.seats[0]!;
      const { state } = session.table;
      const what = game.sample(state, seat, rng);
      ask({ kind: 'act', seat, decision: decisionOf(session.table, seat), what, id: `i${session.version}` });
    }
    return session;
  };
  go(decisions);
  return { session, texts, go };
}

function storeOf(texts: readonly string[]): { store: Store; loads: number[] } {
  const loads: number[] = [];
  const load = async (id: string, after = 0) => {
    loads.push(after);
    return { id, code: '', game: '', seed: SEED, version: texts.length, entries: texts.slice(after) };
  };
  return { store: { load } as unknown as Store, loads };
}

test.each(['golems4', 'micropul'])(
  'a film of %s is told once, goes on with the table, and is the same as one made again',
  async (id) => {
    const { session, texts, go } = played(id, 8);
    const { store, loads } = storeOf(texts);
    const films = new Films(store, new Slices());
    expect(await films.behind(session, 1)).toBe(session.version);
    const early = await films.upTo(session, 1);
    const told = early!.moments.length;
    loads.length = 0;
    expect(await films.upTo(session, 1)).toBe(early);
    expect(await films.behind(session, 1)).toBe(0);
    expect(loads).toEqual([]);
    const later = go(4);
    expect(await films.behind(later, 1)).toBe(later.version - session.version);
    expect(await films.upTo(later, 1)).toBe(early);
    expect(loads).toEqual([session.version]);
    const again = await new Films(store, new Slices()).upTo(later, 1);
    expect(early!.moments).toEqual(again!.moments);
    expect(early!.start).toEqual(again!.start);
    const middle = early!.moments[told - 1]!;
    expect(early!.from(middle.version)).toEqual({
      beginning: middle,
      texts: early!.moments.slice(told).flatMap(({ text }) => text ?? []),
    });
    expect(early!.from(9999)).toBeUndefined();
  },
);

test('films of other viewers are other films, and of those nobody asks for only so much is kept', async () => {
  const { session, texts } = played('micropul', 6);
  const { store, loads } = storeOf(texts);
  const films = new Films(store, new Slices(), 1);
  await films.upTo(session, 0);
  await films.upTo(session, 1);
  loads.length = 0;
  await films.upTo(session, 0);
  expect(loads.length).toBeGreaterThan(0);
});

test('a film weighs more than its messages: the table and the world in it count, too', async () => {
  const { session, texts } = played('micropul', 6);
  const { store, loads } = storeOf(texts);
  const films = new Films(store, new Slices(), 48 * 1024);
  const first = await films.upTo(session, 0);
  await films.upTo(session, 1);
  const messages = first!.moments.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
  expect(messages).toBeLessThan(16 * 1024);
  loads.length = 0;
  await films.upTo(session, 0);
  expect(loads[0]).toBe(0);
});

test('long work is done in slices, the waiting ones in turn; short work at once', async () => {
  let now = 0;
  const slices = new Slices(() => now++);
  const done: string[] = [];
  function* work(name: string, steps: number): Generator<void, string, void> {
    for (let i = 0; i < steps; i++) yield;
    done.push(name);
    return name;
  }
  const short = slices.run(work('short', 1));
  expect(done).toEqual(['short']);
  const all = Promise.all([slices.run(work('long', 40)), slices.run(work('middle', 10)), short]);
  expect(slices.waiting).toBe(2);
  expect(await all).toEqual(['long', 'middle', 'short']);
  expect(done).toEqual(['short', 'middle', 'long']);
  await expect(
    slices.run(
      (function* broken(): Generator<void, void, void> {
        yield;
        throw new Error('broken');
      })(),
    ),
  ).rejects.toThrow('broken');
});

test('who wants a hundred long things does not make somebody wait who wants one', async () => {
  let now = 0;
  const slices = new Slices(() => now++);
  const done: string[] = [];
  function* work(name: string): Generator<void, void, void> {
    for (let i = 0; i < 20; i++) yield;
    done.push(name);
  }
  const many = Array.from({ length: 100 }, (_, i) => slices.run(work(`many ${i}`), '203.0.113.7'));
  await Promise.all([...many, slices.run(work('one'), '203.0.113.8')]);
  expect(done[0]).toBe('one');
  expect(done).toHaveLength(101);
});

test('taking back late in a game plays no more again than early', () => {
  const { session } = played('micropul', 40);
  const game = session.game;
  let plays = 0;
  const counting = {
    ...game,
    play(...args: Parameters<typeof game.play>): void {
      plays++;
      game.play(...args);
    },
  };
  const { length } = session.table.steps;
  const undo: Entry = { kind: 'undo', at: 3, seat: 0, step: length - 1, count: 1 };
  const after = advance({ ...session, game: counting }, undo);
  expect(length).toBeGreaterThan(30);
  expect(plays).toBeLessThanOrEqual(8);
  expect(after.table.state).toEqual(stateAfter(game, session.table, after.table.steps));
});

test('who fills a log with what is no move is stopped, and the game goes on', () => {
  const { session } = played('micropul', 2);
  const long = { ...session, version: MOST_ENTRIES };
  const around = { now: 5, levels: ['1'], isHere: () => true };
  const seat = session.next.seats[0]!;
  expect(reduce(long, { kind: 'pause', seat, on: true, id: 'p' }, around)).toEqual({ ok: false, problem: { code: 'not-now' } });
  const what = session.game.sample(session.table.state, seat, new SeededRng(1));
  const act: Command = { kind: 'act', seat, decision: decisionOf(session.table, seat), what };
  expect(reduce(long, act, around).ok).toBe(true);
});

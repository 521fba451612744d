import type { Seat } from '@stolik/kernel/game';
import { unwrap } from '@stolik/kernel/result';
import { coin } from '@stolik/kernel/testing/coin';
import { nim } from '@stolik/kernel/testing/nim';
import { describe, expect, test } from 'vitest';
import { sightOf } from '../src/sight.ts';
import { type Command, decisionOf, openTable, reduce, type Sitter, type Table } from '../src/table.ts';
import { stepsAfterUndo } from '../src/undo.ts';
import { DIE, NOD, pocket, SHOW, SWAP } from './pocket.ts';

const OLA: Sitter = { kind: 'person', name: 'Ola' };
const KUBA: Sitter = { kind: 'person', name: 'Kuba' };
const BOT: Sitter = { kind: 'bot', name: 'Oto', level: 'greedy' };

type Rules = Parameters<typeof reduce>[0];

function done(game: Rules, table: Table, command: Command): Table {
  const change = reduce(game, table, command);
  if (!change.ok) throw new Error(JSON.stringify(change.problem));
  return change.value.table;
}

/** Whoever is asked acts; chance where it is asked. */
function acts(game: Rules, table: Table, ...actions: readonly number[]): Table {
  return actions.reduce((now, action) => {
    const next = game.next(now.state);
    if (next.kind === 'chance') return done(game, now, { kind: 'chance', result: action });
    const seat = next.seats[0] as Seat;
    return done(game, now, { kind: 'act', seat, decision: decisionOf(now, seat), action });
  }, table);
}

const nimOf = (...sitters: readonly Sitter[]): Table => unwrap(openTable(nim, {}, sitters));
/** Ola has 0, the next one 1, a third 0. */
const pocketOf = (...sitters: readonly Sitter[]): Table =>
  acts(pocket, unwrap(openTable(pocket, {}, sitters)), ...[0, 1, 0].slice(0, sitters.length));

const whyNot = (game: Rules, table: Table, seat: Seat): string | number => {
  const left = stepsAfterUndo(game, table, seat);
  return left.ok ? left.value.length : left.problem;
};

describe('between people', () => {
  test('a decision can be taken back until another person moves', () => {
    const table = acts(nim, nimOf(OLA, KUBA), 3);
    expect(sightOf(nim, table, 0).canUndo).toBe(true);
    const back = done(nim, table, { kind: 'undo', seat: 0 });
    expect(back.steps).toHaveLength(0);
    expect(back.version).toBe(2);
    const moved = acts(nim, table, 1);
    expect(sightOf(nim, moved, 0).canUndo).toBe(false);
    expect(whyNot(nim, moved, 0)).toBe('answered');
    expect(reduce(nim, moved, { kind: 'undo', seat: 0 })).toMatchObject({ ok: false, problem: { at: 'undo' } });
  });

  test('a bot among them does not make it free', () => {
    const table = acts(pocket, pocketOf(OLA, BOT, KUBA), NOD, NOD);
    expect(whyNot(pocket, table, 0)).toBe('answered');
  });

  test('a card that one has drawn and looked at stays drawn', () => {
    expect(whyNot(pocket, acts(pocket, pocketOf(OLA, KUBA), SWAP, 1), 0)).toBe('drawn');
  });
});

describe('against bots', () => {
  test('the answer goes back together with the decision', () => {
    const table = acts(nim, nimOf(OLA, BOT), 3, 2);
    expect(sightOf(nim, table, 0).canUndo).toBe(true);
    const back = done(nim, table, { kind: 'undo', seat: 0 });
    expect(back.steps).toHaveLength(0);
    expect(back.state).toEqual(nimOf(OLA, BOT).state);
  });

  test('answers of several bots too, and only as far as one’s own last decision', () => {
    const table = acts(pocket, pocketOf(OLA, BOT, BOT), NOD, NOD, NOD, NOD, NOD, NOD);
    expect(whyNot(pocket, table, 0)).toBe(3 + 3);
    expect(done(pocket, table, { kind: 'undo', seat: 0 }).steps).toEqual(table.steps.slice(0, 6));
  });

  test('an answer that shows a hidden card ends it', () => {
    expect(whyNot(pocket, acts(pocket, pocketOf(OLA, BOT), NOD, SHOW(1)), 0)).toBe('opened');
  });

  test('one’s own card shows nothing that was hidden from oneself', () => {
    expect(whyNot(pocket, acts(pocket, pocketOf(OLA, BOT), SHOW(0), NOD), 0)).toBe(2);
  });

  test('a die that all can see ends it, whoever asked for it', () => {
    expect(whyNot(pocket, acts(pocket, pocketOf(OLA, BOT), NOD, DIE, 4), 0)).toBe('drawn');
    expect(whyNot(pocket, acts(pocket, pocketOf(OLA, BOT), DIE, 4), 0)).toBe('drawn');
    expect(whyNot(pocket, acts(pocket, pocketOf(OLA, BOT), DIE), 0)).toBe(2);
  });

  test('a card drawn face down by a bot does not: nobody at the table has seen it', () => {
    expect(whyNot(pocket, acts(pocket, pocketOf(OLA, BOT), NOD, SWAP, 0), 0)).toBe(2);
    expect(whyNot(pocket, acts(pocket, pocketOf(OLA, BOT), SWAP, 1), 0)).toBe('drawn');
  });

  test('a bot that shows the card it has just drawn shows something hidden', () => {
    const table = acts(pocket, pocketOf(OLA, BOT, BOT), NOD, SWAP, 0, NOD, NOD, SHOW(0));
    expect(whyNot(pocket, table, 0)).toBe('opened');
  });
});

describe('at any table', () => {
  test('who has decided nothing has nothing to take back', () => {
    expect(whyNot(nim, nimOf(OLA, BOT), 0)).toBe('nothing');
    expect(whyNot(coin, acts(coin, unwrap(openTable(coin, {}, [OLA, BOT])), 1, 0), 0)).toBe('nothing');
  });

  test('a game that is over stays over', () => {
    expect(whyNot(nim, acts(nim, nimOf(OLA, BOT), 3, 3, 3), 0)).toBe('over');
    expect(whyNot(nim, done(nim, nimOf(OLA, BOT), { kind: 'resign', seat: 0 }), 0)).toBe('over');
  });

  test('a secret commit can be taken back while others are awaited, not after the reveal', () => {
    const dealt = acts(coin, unwrap(openTable(coin, {}, [OLA, BOT])), 1, 0);
    const waiting = done(coin, dealt, { kind: 'act', seat: 0, decision: 0, action: 1 });
    expect(whyNot(coin, waiting, 0)).toBe(2);
    const open = done(coin, waiting, { kind: 'act', seat: 1, decision: 0, action: 0 });
    expect(whyNot(coin, open, 0)).toBe('over');
  });

  test('a decision that the game calls final stays', () => {
    const strict = { ...pocket, isFinal: () => true };
    expect(whyNot(strict, acts(strict, pocketOf(OLA, BOT), NOD), 0)).toBe('opened');
  });
});

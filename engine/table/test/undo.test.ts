import { type AnyGame, CHANCE, type Seat } from '@stolik/kernel/game';
import { coin } from '@stolik/kernel/testing/coin';
import { nim } from '@stolik/kernel/testing/nim';
import { describe, expect, test } from 'vitest';
import { MOST_ENTRIES, reduce } from '../src/commands.ts';
import type { Session } from '../src/session.ts';
import { sightOf } from '../src/sight.ts';
import type { Sitter } from '../src/table.ts';
import { findUndo, stepsWithout } from '../src/undo.ts';
import { DIE, NOD, pocket, SHOW, SWAP } from './pocket.ts';
import { acts, done, scripted, seated } from './sessions.ts';

const OLA: Sitter = { kind: 'person', name: 'Ola' };
const KUBA: Sitter = { kind: 'person', name: 'Kuba' };
const BOT: Sitter = { kind: 'bot', name: 'Oto', level: 'greedy' };

const nimOf = (...sitters: readonly Sitter[]): Session => seated(nim, sitters);
/** Ola has 0, the next one 1, a third 0. */
const pocketOf = (...sitters: readonly Sitter[]): Session => seated(pocket, sitters, [0, 1, 0].slice(0, sitters.length));

const whyNot = ({ game, table }: Session, seat: Seat): string | number => {
  const found = findUndo(game, table, seat);
  return found.ok ? stepsWithout(table.steps, found.value).length : found.problem;
};
const mayUndo = ({ game, table }: Session, seat: Seat): boolean => sightOf(game, table, seat).canUndo;

describe('between people', () => {
  test('a decision can be taken back until another person moves', () => {
    const session = acts(nimOf(OLA, KUBA), 3);
    expect(mayUndo(session, 0)).toBe(true);
    const back = done(session, { kind: 'undo', seat: 0 });
    expect(back.table.steps).toHaveLength(0);
    expect(back.table.version).toBe(2);
    const moved = acts(session, 1);
    expect(mayUndo(moved, 0)).toBe(false);
    expect(whyNot(moved, 0)).toBe('answered');
    expect(reduce(moved, { kind: 'undo', seat: 0 }, scripted([]))).toEqual({
      ok: false,
      problem: { code: 'not-now', why: 'answered' },
    });
  });

  test('at one device it can be taken back however long the game is: nobody floods that log', () => {
    const long = { ...acts(nimOf(OLA, KUBA), 3), version: MOST_ENTRIES };
    expect(done(long, { kind: 'undo', seat: 0 }).table.steps).toHaveLength(0);
  });

  test('a bot among them does not make it free', () => {
    const session = acts(pocketOf(OLA, BOT, KUBA), NOD, NOD);
    expect(whyNot(session, 0)).toBe('answered');
  });

  test('a card that the next one has drawn and looked at stays drawn, though one has not seen it; a bot forgets it', () => {
    const drawing: AnyGame = {
      ...pocket,
      play(state, actor, action, emit) {
        pocket.play(state, actor, action, emit);
        if (actor !== CHANCE && action === NOD) state.ask = 'swap';
      },
    };
    const after = (...sitters: readonly Sitter[]) => acts(seated(drawing, sitters, [0, 1]), NOD, 1);
    expect(whyNot(after(OLA, KUBA), 0)).toBe('drawn');
    expect(whyNot(after(OLA, BOT), 0)).toBe(2);
  });

  test('a card that one has drawn and looked at stays drawn', () => {
    expect(whyNot(acts(pocketOf(OLA, KUBA), SWAP, 1), 0)).toBe('drawn');
  });
});

describe('against bots', () => {
  test('the answer goes back together with the decision', () => {
    const session = acts(nimOf(OLA, BOT), 3, 2);
    expect(mayUndo(session, 0)).toBe(true);
    const back = done(session, { kind: 'undo', seat: 0 });
    expect(back.table.steps).toHaveLength(0);
    expect(back.table.state).toEqual(nimOf(OLA, BOT).table.state);
  });

  test('answers of several bots too, and only as far as one’s own last decision', () => {
    const session = acts(pocketOf(OLA, BOT, BOT), NOD, NOD, NOD, NOD, NOD, NOD);
    expect(whyNot(session, 0)).toBe(3 + 3);
    expect(done(session, { kind: 'undo', seat: 0 }).table.steps).toEqual(session.table.steps.slice(0, 6));
  });

  test('an answer that shows a hidden card ends it', () => {
    expect(whyNot(acts(pocketOf(OLA, BOT), NOD, SHOW(1)), 0)).toBe('opened');
  });

  test('one’s own card shows nothing that was hidden from oneself', () => {
    expect(whyNot(acts(pocketOf(OLA, BOT), SHOW(0), NOD), 0)).toBe(2);
  });

  test('a die that all can see ends it, whoever asked for it', () => {
    expect(whyNot(acts(pocketOf(OLA, BOT), NOD, DIE, 4), 0)).toBe('drawn');
    expect(whyNot(acts(pocketOf(OLA, BOT), DIE, 4), 0)).toBe('drawn');
  });

  test('a card drawn face down by a bot does not: nobody at the table has seen it', () => {
    expect(whyNot(acts(pocketOf(OLA, BOT), NOD, SWAP, 0), 0)).toBe(2);
    expect(whyNot(acts(pocketOf(OLA, BOT), SWAP, 1), 0)).toBe('drawn');
  });

  test('a bot that shows the card it has just drawn shows something hidden', () => {
    const session = acts(pocketOf(OLA, BOT, BOT), NOD, SWAP, 0, NOD, NOD, SHOW(0));
    expect(whyNot(session, 0)).toBe('opened');
  });
});

describe('at any table', () => {
  test('who has decided nothing has nothing to take back', () => {
    expect(whyNot(nimOf(OLA, BOT), 0)).toBe('nothing');
    expect(whyNot(seated(coin, [OLA, BOT], [1, 0]), 0)).toBe('nothing');
  });

  test('a game that is over stays over', () => {
    expect(whyNot(acts(nimOf(OLA, BOT), 3, 3, 3), 0)).toBe('over');
    expect(whyNot(done(nimOf(OLA, BOT), { kind: 'resign', seat: 0 }), 0)).toBe('over');
  });

  test('a guess is open once all have guessed, also where the next ones are asked for at once', () => {
    const twice: AnyGame = {
      ...coin,
      clone: (state) => ({ ...coin.clone(state), isAgain: state.isAgain }),
      play(state, actor, action, emit) {
        coin.play(state, actor, action, emit);
        if (state.isAgain || state.guesses.includes(-1)) return;
        state.guesses = [-1, -1];
        state.isAgain = true;
      },
    };
    const one = acts(seated(twice, [OLA, KUBA], [1, 0]), 1);
    expect(whyNot(one, 0)).toBe(2);
    const both = acts(one, 0);
    expect(both.next).toMatchObject({ kind: 'together', seats: [0, 1] });
    expect([0, 1].map((seat) => whyNot(both, seat))).toEqual(['opened', 'opened']);
  });

  test('a secret commit can be taken back while others are awaited, not after the reveal', () => {
    const dealt = seated(coin, [OLA, BOT], [1, 0]);
    const waiting = done(dealt, { kind: 'act', seat: 0, decision: 0, what: 1 });
    expect(whyNot(waiting, 0)).toBe(2);
    const open = done(waiting, { kind: 'botAct', seat: 1, action: 0 });
    expect(whyNot(open, 0)).toBe('over');
  });

  test('a decision that the game calls final stays', () => {
    const strict = { ...pocket, isFinal: () => true };
    expect(whyNot(acts(seated(strict, [OLA, BOT], [0, 1]), NOD), 0)).toBe('opened');
  });
});

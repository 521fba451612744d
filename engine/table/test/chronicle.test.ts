import { type AnyGame, CHANCE, type GameEvent, REFEREE, type Viewer, WATCHER } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { playStep, writeStep } from '@stolik/kernel/steps';
import { coin } from '@stolik/kernel/testing/coin';
import { expect, test } from 'vitest';
import { Chronicle, recalling } from '../src/chronicle.ts';
import { type Change, reduce } from '../src/commands.ts';
import { atHome } from '../src/local.ts';
import { logOf } from '../src/log.ts';
import type { Session } from '../src/session.ts';
import { mayRead, type Passage } from '../src/sight.ts';
import { decisionOf, openTable, type Sitter, stateAfter, type Table } from '../src/table.ts';
import { findUndo } from '../src/undo.ts';
import { pocket } from './pocket.ts';
import { seated } from './sessions.ts';

const SITTERS: readonly Sitter[] = [
  { kind: 'person', name: 'Ola' },
  { kind: 'bot', name: 'Oto', level: 'random' },
];
const VIEWERS: readonly Viewer[] = [0, 1, WATCHER, REFEREE];

/** The log as this viewer may read it, by playing the table again. */
function passagesOf(game: AnyGame, table: Table, viewer: Viewer): Passage[] {
  const state = stateAfter(game, table, []);
  return table.steps.map((step, index) => {
    const line = mayRead(viewer, step, game.next(state).kind) ? writeStep(game, state, step) : undefined;
    const events: GameEvent[] = [];
    playStep(game, state, step, (event) => events.push(...[game.see(event, viewer)].filter((seen) => seen !== undefined)));
    return { after: index + 1, actor: step.actor, text: line?.slice(line.indexOf(':') + 2), events };
  });
}

for (const game of [coin, pocket]) {
  const around = atHome(new SeededRng(5));
  const begin = (): Session => seated(game, SITTERS, [1, 0]);
  const fresh = (): Table => begin().table;
  let last = begin();
  const make = (table: Table): Change | undefined => {
    // The session that this table belongs to goes on; another table begins again.
    const session = last.table === table ? last : begin();
    const { next } = session;
    if (next.kind === 'over') return undefined;
    const seat = next.seats[0] ?? 0;
    const action = game.sample(session.table.state as never, seat, new SeededRng(session.version));
    const isBot = session.seats[seat]?.kind === 'bot';
    const change = reduce(
      session,
      isBot ? { kind: 'botAct', seat, action } : { kind: 'act', seat, decision: decisionOf(session.table, seat), what: action },
      around,
    );
    if (!change.ok) throw new Error(JSON.stringify(change.problem));
    last = change.value.after;
    return change.value;
  };
  const step = (table: Table): Table | undefined => make(table)?.after.table;
  const agree = (chronicle: Chronicle, table: Table): void => {
    for (const viewer of VIEWERS) expect(chronicle.passages(viewer)).toEqual(passagesOf(game, table, viewer));
    expect(chronicle.log(table)).toEqual(logOf(game, table));
    for (let count = 0; count <= table.steps.length; count++)
      expect(chronicle.stateAt(count)).toEqual(stateAfter(game, table, table.steps.slice(0, count)));
  };

  test(`${game.id}: a chronicle says the same as playing the table again, after every step and after taking back`, () => {
    let table = fresh();
    const chronicle = new Chronicle(game, table);
    for (let now: Table | undefined = table; now; now = step(table)) {
      table = now;
      chronicle.follow(table);
      agree(chronicle, table);
      const back = { ...table, steps: table.steps.slice(0, -1) };
      if (table.steps.length > 2) {
        chronicle.follow(back);
        agree(chronicle, back);
        chronicle.follow(table);
      }
    }
    expect(table.steps.some(({ actor }) => actor === CHANCE)).toBe(true);
  });

  test(`${game.id}: a step that was made just now is taken over as it is; after taking back nothing is`, () => {
    let table = fresh();
    const chronicle = new Chronicle(game, table);
    for (let now = make(table); now; now = make(table)) {
      table = now.after.table;
      chronicle.follow(table, now.made);
      expect(chronicle.stateAt(table.steps.length)).toBe(table.state);
      agree(chronicle, table);
      const steps = table.steps.slice(0, -2);
      const back = { ...table, steps, state: stateAfter(game, table, steps) };
      chronicle.follow(back, []);
      agree(chronicle, back);
      chronicle.follow(table);
      agree(chronicle, table);
    }
  });

  test(`${game.id}: what was read stays the same object, so that a list of it grows by its end only`, () => {
    let table = step(fresh())!;
    const chronicle = new Chronicle(game, table);
    chronicle.follow(table);
    const before = chronicle.passages(0);
    table = step(table)!;
    chronicle.follow(table);
    const after = chronicle.passages(0);
    expect(after).not.toBe(before);
    expect(after.slice(0, before.length).every((passage, index) => passage === before[index])).toBe(true);
  });

  test(`${game.id}: a log is recalled step by step, with all its moments`, () => {
    let table = fresh();
    for (let count = 0; count < 2; count++) table = step(table) ?? table;
    const work = recalling(game, logOf(game, table), SITTERS);
    let yields = 0;
    for (;;) {
      const { done, value } = work.next();
      if (!done) yields++;
      else {
        const recalled = unwrap(value);
        expect(yields).toBeGreaterThanOrEqual(table.steps.length);
        expect(recalled.session.table).toEqual(table);
        agree(recalled.chronicle, recalled.session.table);
        break;
      }
    }
  });

  test(`${game.id}: with the kept moments undo finds the same`, () => {
    let table = fresh();
    const chronicle = new Chronicle(game, table);
    for (let now: Table | undefined = table; now; now = step(table)) {
      table = now;
      chronicle.follow(table);
      for (const seat of [0, 1])
        expect(findUndo(game, table, seat, (count) => chronicle.stateAt(count))).toEqual(findUndo(game, table, seat));
      agree(chronicle, table);
    }
  });
}

test('a log that breaks the rules is not recalled', () => {
  const log = { ...logOf(coin, unwrap(openTable(coin, {}, SITTERS))), steps: ['1: nonsense'] };
  const work = recalling(coin, log, SITTERS);
  for (;;) {
    const { done, value } = work.next();
    if (done) {
      expect(value.ok).toBe(false);
      break;
    }
  }
});

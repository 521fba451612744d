import { CHANCE, REFEREE, type Viewer, WATCHER } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { coin } from '@stolik/kernel/testing/coin';
import { expect, test } from 'vitest';
import { Chronicle, recalling } from '../src/chronicle.ts';
import { logOf } from '../src/log.ts';
import { passagesOf } from '../src/sight.ts';
import { type Change, decisionOf, openTable, reduce, type Sitter, stateAfter, type Table } from '../src/table.ts';
import { stepsAfterUndo } from '../src/undo.ts';
import { pocket } from './pocket.ts';

const SITTERS: readonly Sitter[] = [
  { kind: 'person', name: 'Ola' },
  { kind: 'bot', name: 'Oto', level: 'random' },
];
const VIEWERS: readonly Viewer[] = [0, 1, WATCHER, REFEREE];

for (const game of [coin, pocket]) {
  const rng = new SeededRng(5);
  const fresh = (): Table => unwrap(openTable(game, {}, SITTERS));
  const make = (table: Table): Change | undefined => {
    const next = game.next(table.state as never);
    if (next.kind === 'over') return undefined;
    const seat = next.seats[0] ?? 0;
    const change =
      next.kind === 'chance'
        ? reduce(game, table, { kind: 'chance', result: game.roll(table.state as never, rng) })
        : reduce(game, table, {
            kind: 'act',
            seat,
            decision: decisionOf(table, seat),
            action: game.sample(table.state as never, seat, rng),
          });
    if (!change.ok) throw new Error(JSON.stringify(change.problem));
    return change.value;
  };
  const step = (table: Table): Table | undefined => make(table)?.table;
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
      if (table.steps.length === 3) {
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
      table = now.table;
      chronicle.follow(table, now.events);
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
    let table = step(step(fresh())!)!;
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
    for (let count = 0; count < 3; count++) table = step(table)!;
    const work = recalling(game, logOf(game, table), SITTERS);
    let yields = 0;
    for (;;) {
      const { done, value } = work.next();
      if (!done) yields++;
      else {
        const recalled = unwrap(value);
        expect(yields).toBeGreaterThanOrEqual(3);
        expect(recalled.table).toEqual({ ...table, version: 3 });
        agree(recalled.chronicle, recalled.table);
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
        expect(stepsAfterUndo(game, table, seat, (count) => chronicle.stateAt(count))).toEqual(stepsAfterUndo(game, table, seat));
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

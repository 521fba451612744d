import { CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { micropul } from '@stolik/micropul/game';
import { decisionOf, openTable, reduce, type Sitter, type Table } from '@stolik/table/table';
import { stepsAfterUndo } from '@stolik/table/undo';
import { describe, expect, test } from 'vitest';

const SITTERS: readonly Sitter[] = [
  { kind: 'person', name: 'Ola' },
  { kind: 'bot', name: 'Oto', level: 'greedy' },
];

/** Plays what is written; chance and whoever else is asked do what `rng` says. */
function after(options: Record<string, boolean>, seed: number, moves: readonly RegExp[]): Table {
  const rng = new SeededRng(seed);
  let table = unwrap(openTable(micropul, options, SITTERS));
  const play = (actor: number, action: number): void => {
    const change = reduce(
      micropul,
      table,
      actor === CHANCE
        ? { kind: 'chance', result: action }
        : { kind: 'act', seat: actor, decision: decisionOf(table, actor), action },
    );
    if (!change.ok) throw new Error(JSON.stringify(change.problem));
    table = change.value.table;
  };
  const settle = (): void => {
    while (micropul.next(table.state as never).kind === 'chance') play(CHANCE, micropul.roll(table.state as never, rng));
  };
  settle();
  for (const move of moves) {
    const seat = micropul.next(table.state as never).seats[0]!;
    for (let tries = 0; ; tries++) {
      if (tries > 5000) throw new Error(`no ${move}`);
      const action = micropul.sample(table.state as never, seat, rng);
      if (!move.test(micropul.write(table.state as never, seat, action))) continue;
      play(seat, action);
      break;
    }
    settle();
  }
  return table;
}

/** Games in which Ola begins. */
const SEEDS = [...Array(60).keys()].filter((seed) => (after({}, seed, []).state as { turn: number }).turn === 0);
const SEED = SEEDS[0]!;

const undo = (table: Table): string | number => {
  const left = stepsAfterUndo(micropul, table, 0);
  return left.ok ? table.steps.length - left.value.length : left.problem;
};

describe('micropul against a bot', () => {
  test('a stone goes back, also after the bot has put one', () => {
    expect(undo(after({}, SEED, [/^stone/]))).toBe(1);
    expect(undo(after({}, SEED, [/^stone/, /^stone/]))).toBe(2);
  });

  test('[M2.2] a bot that lays a tile shows a tile of its hidden hand', () => {
    expect(undo(after({}, SEED, [/^stone/, /^lay/]))).toBe('opened');
  });

  test('[M2.2] with open hands it shows nothing new, and tiles won face down are seen by nobody', () => {
    expect(undo(after({ openHands: true }, SEED, [/^lay/, /^lay/]))).toBeGreaterThanOrEqual(2);
  });

  test('[M5.2, M3.2] tiles won face down can be given back; one taken into the hand has been seen', () => {
    const seed = SEEDS.find((each) => {
      const { supplies, turn } = after({}, each, [/^lay/]).state as { supplies: number[]; turn: number };
      return supplies[0]! > 0 && turn === 1;
    })!;
    expect(undo(after({}, seed, [/^lay/, /^stone/]))).toBe(2);
    expect(undo(after({}, seed, [/^lay/, /^stone/, /^take/]))).toBe('drawn');
  });
});

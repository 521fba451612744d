import { SeededRng } from '@stolik/kernel/random';
import { micropul } from '@stolik/micropul/game';
import type { Sitter, Table } from '@stolik/table/table';
import { findUndo } from '@stolik/table/undo';
import { describe, expect, test } from 'vitest';
import { Played } from './played.ts';

const SITTERS: readonly Sitter[] = [
  { kind: 'person', name: 'Ola' },
  { kind: 'bot', name: 'Oto', level: 'greedy' },
];

/** Plays what is written; chance and whoever else is asked do what `rng` says. */
function after(options: Record<string, boolean>, seed: number, moves: readonly RegExp[]): Table {
  const rng = new SeededRng(seed);
  const played = new Played(micropul, options, SITTERS, rng);
  for (const move of moves) {
    played.act((seat) => {
      const state = played.table.state as never;
      for (let tries = 0; tries <= 5000; tries++) {
        const action = micropul.sample(state, seat, rng);
        if (move.test(micropul.write(state, seat, action))) return action;
      }
      throw new Error(`no ${move}`);
    });
  }
  return played.table;
}

/** Games in which Ola begins. */
const SEEDS = [...Array(60).keys()].filter((seed) => (after({}, seed, []).state as { turn: number }).turn === 0);
const SEED = SEEDS[0]!;

const undo = (table: Table): string | number => {
  const found = findUndo(micropul, table, 0);
  return found.ok ? found.value.count : found.problem;
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

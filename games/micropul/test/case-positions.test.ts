import { parseCase, runCase } from '@stolik/kernel/cases';
import { REFEREE } from '@stolik/kernel/game';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { micropul } from '../src/game.ts';
import { micropulCases } from '../src/notation/cases.ts';
import { Table } from './table.ts';

const run = (fields: Record<string, unknown>) =>
  runCase(micropul, micropulCases, unwrap(parseCase({ game: 'micropul', players: 2, ...fields })));

function problemOf(fields: Record<string, unknown>): string {
  const result = run(fields);
  return result.ok ? `no problem: ${result.value.differences.join('; ')}` : result.problem.at;
}

const row = (tiles: number): string[] => Array.from({ length: tiles }, (_, x) => `WWWW@${x},0`);

describe('written positions', () => {
  test.each<[string, Record<string, unknown>]>([
    ['position.boards', { boards: [] }],
    ['position.board', { board: 'WWBB@0,0' }],
    ['position.board[1]', { board: ['WWBB@0,0', 'WXBB@1,0'] }],
    ['position.board[0]', { board: ['WWBB'] }],
    ['position.board[0]', { board: ['WWBB@0.5,0'] }],
    ['position.board[2]', { board: ['WWBB@0,0', 'W...@1,0', 'B...@0,0'] }],
    ['position.board', { board: ['WWBB@0,0', 'W...@1000,0'] }],
    ['position.stones', { stones: [] }],
    ['position.stones.0,0,N', { board: ['WWBB@0,0'], stones: { '0,0,N': 1 } }],
    ['position.stones.0,0,SE', { board: ['W...@0,0'], stones: { '0,0,SE': 1 } }],
    ['position.stones.0,0,NW', { board: ['W...@0,0'], stones: { '0,0,NW': 3 } }],
    ['position.stones.0,0,SE', { board: ['big:W1@0,0'], stones: { '0,0,NW': 1, '0,0,SE': 2 } }],
    ['position.stones.15,0,NW', { board: row(16), stones: Object.fromEntries(row(16).map((_, x) => [`${x},0,NW`, 1])) }],
    ['position.hands[0][1]', { hands: [['W...', 'big:W2']] }],
    ['position.hands[2]', { hands: [[], [], []] }],
    ['position.hands[1]', { hands: [[], 3] }],
    ['position.hands[0]', { hands: [Array(7).fill('W...')] }],
    ['position.supplies[1]', { supplies: [0, 'two'] }],
    ['position.supplies[0]', { supplies: [-1] }],
    ['position.supplies[1][0]', { supplies: [0, ['www.']] }],
    ['position.core', { core: 1.5 }],
    ['position.core', { core: null }],
    ['position.core[0]', { core: [7] }],
    ['position.turn', { turn: 3 }],
    ['position.turn', { turn: 0 }],
    ['position.extra', { extra: 'one' }],
    ['position.open[0]', { open: [1], supplies: [2] }],
  ])('a wrong key is named: %s', (at, position) => {
    expect(problemOf({ position })).toBe(at);
  });

  test('options and players that do not go together are named', () => {
    expect(problemOf({ players: 3 })).toBe('players');
    expect(problemOf({ options: { fast: true } })).toBe('options.fast');
    expect(problemOf({ options: { simple: 1 } })).toBe('options.simple');
    expect(problemOf({ options: { soloPlus: 'turn' } })).toBe('options.soloPlus');
    expect(problemOf({ options: [] })).toBe('options');
    expect(problemOf({ options: null })).toBe('options');
    expect(problemOf({ players: 1, position: { extra: 1 } })).toBe('position.extra');
    expect(problemOf({ players: 1, position: { open: [3], supplies: [2] } })).toBe('position.open[0]');
    expect(problemOf({ players: 1, options: { soloPlus: 'none' }, position: { open: [1], supplies: [2] } })).toBe(
      'position.open[0]',
    );
    expect(problemOf({ players: 1, position: { hands: [[], []] } })).toBe('position.hands[1]');
  });

  test('a line that is no move, and an unknown key of expect, make the case wrong', () => {
    expect(problemOf({ position: { board: ['WWBB@0,0'] }, moves: ['1: pass'] })).toBe('moves[0]');
    expect(problemOf({ position: { board: ['WWBB@0,0'] }, illegal: ['1: lay WXYZ@0,1'] })).toBe('illegal[0]');
    expect(problemOf({ expect: { score: [0, 0] } })).toBe('expect.score');
  });

  test('what is left out is empty, none, zero, seat 1 to move', () => {
    const expected = { turn: 1, hands: [0, 0], supplies: [0, 0], core: 0, groups: {}, scores: [0, 0], over: false, winner: null };
    expect(unwrap(run({ expect: expected })).differences).toEqual([]);
  });

  test('a board far from 0,0 plays like any other', () => {
    const position = { board: ['WW1B@5000,-9000'], hands: [['W..W', 'W...'], ['W...']], core: 5 };
    const moves = ['1: lay W..W@5001,-9000'];
    const result = run({
      position,
      moves,
      expect: { supplies: [1, 0], groups: { '5001,-9000,SW': { units: 4, closed: false } } },
    });
    expect(unwrap(result).differences).toEqual([]);
  });

  test('a long row of tiles outgrows the first window of the plane', () => {
    const board = Array.from({ length: 60 }, (_, x) => `WWWW@${x - 30},0`);
    const position = { board, hands: [['W..W', 'W...'], ['W...']], core: 5 };
    const result = run({
      position,
      moves: ['1: lay W..W@30,0'],
      expect: { groups: { '-30,0,NW': { units: 242, points: 242 } } },
    });
    expect(unwrap(result).differences).toEqual([]);
  });

  test('a board of any length is read: who writes a place twice is told, 150,000 lines or not', () => {
    expect(problemOf({ position: { board: Array(150_000).fill('W...@0,0') } })).toBe('position.board[1]');
    const board = Array.from({ length: 6400 }, (_, i) => `WWWW@${i % 80},${Math.floor(i / 80)}`);
    expect(
      unwrap(run({ position: { board }, expect: { groups: { '79,79,SE': { units: 25_600, closed: false } } } })).differences,
    ).toEqual([]);
  });

  test('piles are drawn from the left; who won a tile of the core has it', () => {
    const table = new Table({
      board: ['WW1W@0,0', 'WW1W@9,0'],
      hands: [
        ['W..W', 'WW..'],
        ['W..W', 'W...'],
      ],
      supplies: [[], ['BB..']],
      core: ['W1..', 'B1..', 'W2..', 'B2..'],
    });
    const moves = ['1: lay W..W@1,0', '2: lay W..W@10,0', '1: take', '2: take', '1: stone 0,0,NW', '2: take'];
    for (const move of moves) table.play(move);
    expect(micropul.view(table.state, REFEREE).hands).toEqual([{ tiles: ['WW..', 'W1..'] }, { tiles: ['W...', 'BB..', 'B1..'] }]);
    expect(table.truth()).toMatchObject({ supplies: [0, 0], core: 2, turn: 1 });
  });
});

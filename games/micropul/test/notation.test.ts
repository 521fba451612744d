import { CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { micropul } from '../src/game.ts';
import { begin, Table } from './table.ts';

const table = new Table({ board: ['WWBB@0,0', 'big:W1@0,-1'], hands: [['W..1'], []], core: 5 });
const read = (text: string) => micropul.read(table.state, 0, text);
const reread = (text: string): string => {
  const action = read(text);
  return action.ok ? micropul.write(table.state, 0, action.value) : JSON.stringify(action.problem);
};

describe('notation', () => {
  test('moves are read and written the same', () => {
    for (const text of ['lay W..1@1,0', 'lay big:B+@-12,7', 'take', 'take 3', 'stone 0,0,SW']) expect(reread(text)).toBe(text);
  });

  test('extra spaces do no harm', () => {
    expect(reread('  lay   W..1 @ 1 , 0 ')).toBe('lay W..1@1,0');
    expect(reread('stone 0, 0, NW')).toBe('stone 0,0,NW');
    expect(reread('take   2')).toBe('take 2');
  });

  test('[M6.3] every corner of a big micropul is read as one place', () => {
    for (const corner of ['NW', 'NE', 'SE', 'SW']) expect(reread(`stone 0,-1,${corner}`)).toBe('stone 0,-1,NW');
  });

  test('what is no move is told in a sentence', () => {
    for (const text of [
      '',
      'pass',
      'lay',
      'lay W..@0,0',
      'lay WXYZ@0,0',
      'lay W...@a,0',
      'lay W...',
      'take two',
      'stone 0,0',
      'stone 0,0,N',
      'lay big:W2@0,0',
    ]) {
      const action = read(text);
      expect(action).toMatchObject({ ok: false, problem: { kind: 'unreadable' } });
      if (!action.ok && action.problem.kind === 'unreadable') expect(action.problem.says.length).toBeGreaterThan(20);
    }
  });

  test('what can be read but never be is refused', () => {
    for (const text of ['lay W...@99999,0', 'stone -99999,0,NW', 'take 0', 'take 99999999']) {
      expect(read(text)).toMatchObject({ ok: false, problem: { kind: 'refused' } });
    }
  });

  test('[M1.1] chance names a tile as it is printed: of two that look alike, the one meant', () => {
    const state = begin({}, 2, new SeededRng('alike'));
    state.phase = 'take';
    for (const tile of state.pool) {
      expect(unwrap(micropul.read(state, CHANCE, micropul.write(state, CHANCE, tile)) as never)).toBe(tile);
    }
    expect(micropul.read(state, CHANCE, 'first 2')).toEqual({ ok: true, value: 1 });
    expect(micropul.read(state, CHANCE, 'draw XXXX').ok).toBe(false);
    expect(micropul.read(state, CHANCE, 'shuffle').ok).toBe(false);
  });

  test('when time is over the first answer in the order of notation is taken', () => {
    const late = new Table({ board: ['WWBB@0,0'], hands: [['W...', 'B...'], ['B...']], supplies: [1, 1], core: 5 });
    expect(micropul.write(late.state, 0, micropul.overtime(late.state, 0))).toBe('lay ...B@1,0');
  });
});

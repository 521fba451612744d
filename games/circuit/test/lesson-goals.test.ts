import type { AnyGame } from '@stolik/kernel/game';
import { LANGUAGES } from '@stolik/kernel/language';
import { parseChapter } from '@stolik/kernel/lessons/chapter';
import { proveLevel } from '@stolik/kernel/lessons/prove';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { circuit } from '../src/game.ts';
import { circuitPuzzles } from '../src/puzzles/puzzles.ts';

const said = (texts: readonly string[]): object =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, Object.fromEntries(texts.map((text) => [text, 'a word'])) as object]),
  );

function faults(level: object): readonly string[] | string {
  const chapter = {
    chapter: 'try',
    words: said(['title']),
    levels: [
      {
        id: 'circuit-try-1',
        players: 2,
        options: {},
        seat: 1,
        par: 1,
        clauses: ['C5.1'],
        words: said(['title', 'goal', 'tale', 'learnt', 'look']),
        ...level,
      },
    ],
  };
  const proof = proveLevel(circuit as AnyGame, circuitPuzzles, unwrap(parseChapter(chapter, 'circuit')).levels[0]!);
  return proof.ok ? proof.value.faults : proof.problem.at;
}

const EMPTY = '.. .. .. .. .. ..';
const position = (row: string, hand: readonly string[], more: object = {}): object => ({
  board: [...Array<string>(7).fill(EMPTY), row],
  hands: [hand, ['I', 'I', 'I']],
  bag: ['I', 'I', 'I', 'I'],
  ...more,
});
const NOT_REACHED = ['the solution does not reach the goal'];

test('lit: this part, and as brightly as was asked', () => {
  const open = { position: position('L1 E1 .. .. .. ..', ['L', 'M', 'M']), solution: ['lay L2 c1'] };
  expect(faults({ ...open, goal: { kind: 'lit', cell: 'b1' } })).toEqual([]);
  expect(faults({ ...open, goal: { kind: 'lit', cell: 'b1', level: 2 } })).toEqual([]);
  expect(faults({ ...open, goal: { kind: 'lit', cell: 'b1', level: 1 } })).toEqual([...NOT_REACHED, 'it cannot be solved']);
  expect(faults({ ...open, goal: { kind: 'lit', cell: 'a1' } })).toContain('it cannot be solved');
  expect(faults({ ...open, goal: { kind: 'lit', cell: 'b1', level: 3 } })).toBe('goal');
  // The face it is shown with is no matter of the rules.
  expect(faults({ ...open, goal: { kind: 'lit', cell: 'b1', face: 'schematic' } })).toEqual([]);
});

test('lit: whatever it costs, but only what was not lit before', () => {
  const wrong = position('L1 V3 R1 L2 .. ..', ['V', 'M', 'M'], { irons: [1, 0] });
  expect(faults({ position: wrong, goal: { kind: 'lit', cell: 'b1' }, solution: ['iron b1 V1'] })).toEqual([]);
  const before = position('L1 E1 .. .. .. ..', ['L', 'M', 'M'], { glow: { b1: [1, 2] } });
  expect(faults({ position: before, goal: { kind: 'lit', cell: 'b1' }, solution: ['lay L2 c1'] })).toContain(
    'it cannot be solved',
  );
});

test('mend: smoke goes, and nothing is paid', () => {
  const burnt = position('L1 V1 I1 .. .. ..', ['E', 'M', 'M'], { irons: [1, 0], smoke: ['b1'] });
  const level = { position: burnt, goal: { kind: 'mend', cell: 'b1' } };
  expect(faults({ ...level, solution: ['iron b1'] })).toEqual([]);
  expect(faults({ ...level, solution: ['iron b1 E1'] })).toEqual(NOT_REACHED);
  expect(faults({ ...level, goal: { kind: 'mend', cell: 'a1' }, solution: ['iron b1'] })).toBe('goal');
  const fuse = position('I1 E1 .. .. .. ..', ['E', 'M', 'M'], {
    irons: [1, 0],
    left: ['x', 'x', 'x', 'x', 'x', 'x', 'x', '+f'],
    smoke: ['left1'],
  });
  expect(faults({ position: fuse, goal: { kind: 'mend', side: 'left1' }, solution: ['iron left1'] })).toEqual([]);
});

test('swap: this kind of token leaves the hand, and no iron is used for it', () => {
  const level = { position: position('L1 E1 .. .. .. ..', ['M', 'M', 'H']), goal: { kind: 'swap', token: 'M' } };
  expect(faults({ ...level, solution: ['swap M'] })).toEqual([]);
  expect(faults({ ...level, solution: ['swap H'] })).toEqual(NOT_REACHED);
  expect(faults({ ...level, solution: ['lay M0 c1'] })).toEqual(NOT_REACHED);
});

test('gain: what is left of the light when the iron is paid for', () => {
  const wrong = position('L1 V3 R1 L2 .. ..', ['V', 'M', 'M'], { irons: [1, 0] });
  expect(faults({ position: wrong, goal: { kind: 'gain', count: 1 }, solution: ['iron b1 V1'] })).toEqual([]);
  expect(faults({ position: wrong, goal: { kind: 'gain', count: 2 }, solution: ['iron b1 V1'] })).toContain(
    'it cannot be solved',
  );
});

test('leave: whatever single tile the next player has, it brings no more than that', () => {
  const gap = { position: position('L1 E1 .. .. .. ..', ['M', 'I', 'L']), goal: { kind: 'leave', most: 0 } };
  expect(faults({ ...gap, solution: ['lay M0 c1'] })).toEqual([]);
  expect(faults({ ...gap, solution: ['swap M'] })).toEqual(NOT_REACHED);
  // With light of one's own besides, a tile that conducts nothing is not enough.
  const lit = { ...gap, goal: { kind: 'leave', most: 0, light: 2 } };
  expect(faults({ ...lit, solution: ['lay L2 c1'] })).toEqual([]);
  expect(faults({ ...lit, solution: ['lay M0 c1'] })).toEqual(NOT_REACHED);
  expect(faults({ ...gap, goal: { kind: 'leave' }, solution: ['lay M0 c1'] })).toBe('goal');
});

import { CHANCE } from '@stolik/kernel/game';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { circuitCases } from '../src/cases.ts';
import { circuit } from '../src/game.ts';
import { row5, table } from './table.ts';

const at = () => table({ cells: { d1: 'L1', f1: 'L2' }, hands: [['E', 'I', 'L'], ['I']], irons: [1, 1], bag: ['I', 'I'] });

test('[C1.2] what is no move cannot be read: bad tiles, rotations, cells, tokens, suffixes in the wrong place', () => {
  const wrong = [
    'lay Q0 a1',
    'lay I4 a1',
    'lay I a1',
    'lay I0 g1',
    'lay I0 a9',
    'lay iron a1',
    'lay I0',
    'lay I0 a1 a2',
    'lay I0 a1 hand',
  ];
  const more = [
    'swap',
    'swap Q',
    'swap E0',
    'swap E I',
    'swap E glow a1',
    'iron',
    'iron z1',
    'iron left9',
    'iron c3 Q0',
    'iron c3 R0 hand hand',
  ];
  const rest = [
    'iron c3 glow b3 hand',
    'iron c3 hand R0',
    'lay I0 a1 glow',
    'lay I0 a1 glow left5',
    'pass now',
    'resign',
    '',
    'LAY I0 a1',
  ];
  for (const text of [...wrong, ...more, ...rest]) expect([text, at().refusal(`1: ${text}`)]).toEqual([text, 'unreadable']);
});

test('[C3.2] every readable move is an action or is refused with a clause', () => {
  const { state } = at();
  for (const text of ['lay M3 c3', 'swap iron', 'iron f8 X2 hand', 'iron right8', 'iron left1 I0', 'pass', 'lay I0 e1 glow a1']) {
    const read = circuit.read(state, 0, text);
    const refusal = read.ok
      ? circuit.refuse(state, 0, read.value)
      : read.problem.kind === 'refused'
        ? read.problem.refusal
        : undefined;
    expect(refusal?.clause).toMatch(/^C\d\.\d$/);
  }
});

test('[C5.3] names are written where there is a choice, and only there', () => {
  const choice = table(row5('V1 V1 V1 I1 .. I1', { hands: [['I', 'I', 'I'], []], bag: ['I'] }));
  const texts = choice.legal(0);
  expect(texts.filter((text) => text.includes('glow'))).toHaveLength(6);
  expect(choice.refusal('1: lay I1 e5')).toBeUndefined();
  for (const text of texts)
    expect(circuit.write(choice.state, 0, unwrap(circuit.read(choice.state, 0, text) as never))).toBe(text);
});

test('[C2.3] chance is written in words', () => {
  const state = circuit.setup(unwrap(circuit.parseOptions({}, 2)), 2);
  expect(circuit.write(state, CHANCE, 2)).toBe('side +f');
  expect(circuit.read(state, CHANCE, 'side +f')).toEqual({ ok: true, value: 2 });
  expect(circuit.read(state, CHANCE, 'draw E').ok && circuit.refuse(state, CHANCE, 5)).toBeTruthy();
  expect(circuit.read(state, CHANCE, 'side y').ok).toBe(false);
});

test('[C8.1] two actions of x2 stand on one line', () => {
  expect(circuit.lines!.split('lay I0 a1, lay L2 b1 glow b2 b3')).toEqual(['lay I0 a1', 'lay L2 b1 glow b2 b3']);
});

test('[C2.4] a wrong position is refused with the key at fault', () => {
  const options = unwrap(circuit.parseOptions({}, 2));
  const problemAt = (position: Record<string, unknown>): string => {
    const loaded = circuitCases.load(2, options, position);
    return loaded.ok ? 'fine' : loaded.problem.at;
  };
  const row = '.. .. .. .. .. ..';
  expect(problemAt({})).toBe('fine');
  expect(problemAt({ bord: [] })).toBe('position.bord');
  expect(problemAt({ board: [row] })).toBe('position.board');
  expect(problemAt({ board: [row, row, row, row, row, row, row, 'I9 .. .. .. .. ..'] })).toBe('position.board[7]');
  expect(problemAt({ left: ['+'] })).toBe('position.left');
  expect(problemAt({ right: ['?', 'x', 'x', 'x', 'x', 'x', 'x', 'x'] })).toBe('position.right[0]');
  expect(problemAt({ hands: [['E']] })).toBe('position.hands');
  expect(problemAt({ hands: [['E0'], []] })).toBe('position.hands[0][0]');
  expect(problemAt({ irons: [-1, 0] })).toBe('position.irons[0]');
  expect(problemAt({ glow: { a1: [1, 2] } })).toBe('position.glow.a1');
  expect(problemAt({ smoke: ['left1'] })).toBe('position.smoke[0]');
  expect(problemAt({ turn: 3 })).toBe('position.turn');
  expect(problemAt({ second: true })).toBe('position.second');
  expect(problemAt({ short: 0 })).toBe('position.short');
  expect(problemAt({ dark: ['a1'] })).toBe('position.dark[0]');
  expect(problemAt({ miss: [1, 0] })).toBe('position.miss[0]');
  expect(problemAt({ last: [5] })).toBe('position.last[0]');
  expect(problemAt({ kept: [[3], []] })).toBe('position.kept[0][0]');
  expect(problemAt({ bag: ['Z'] })).toBe('position.bag[0]');
});

import type { RulebookPart } from '../../shell/rulebook/rulebook.ts';

const EMPTY = '.. .. .. .. .. ..';
/** The two lowest rows of the field; the others are empty. */
const rows = (second: string, first: string): readonly string[] => [...Array<string>(6).fill(EMPTY), second, first];
const BAG = Array<string>(12).fill('I');
const HANDS = [['I', 'E', 'V'], BAG.slice(0, 3)];
const at = (board: readonly string[], more: Readonly<Record<string, unknown>> = {}) => ({
  board,
  hands: HANDS,
  bag: BAG,
  irons: [1, 1],
  ...more,
});

/** A path from the plus below a1 to the minus below c1, with one tile missing. */
const short = (middle: string) => at(rows(`L1 ${middle} L2 .. .. ..`, 'I0 .. .. .. .. ..'));
/** The same, one cell longer. */
const long = (left: string, right: string) => at(rows(`L1 ${left} ${right} L2 .. ..`, 'I0 .. .. .. .. ..'));

export const PARTS: readonly RulebookPart[] = [
  {
    id: 'goal',
    says: [
      ['C0.2', 'C4.1'],
      ['C0.2', 'C4.5', 'C7.2'],
    ],
    picture: [{ position: short('E1'), moves: ['1: lay I0 c1'], expect: { glow: { b2: [1, 2] } }, sign: '2' }],
    lesson: 'circuit-chain-1',
  },
  {
    id: 'tiles',
    says: [['C1.2', 'C4.1']],
    list: [
      { clauses: ['C1.2'], piece: 'E' },
      { clauses: ['C1.2', 'C4.3'], piece: 'V' },
      { clauses: ['C1.2', 'C4.3', 'C5.1'], piece: 'R' },
      { clauses: ['C1.2'], piece: 'D' },
      { clauses: ['C1.2', 'C4.1'], piece: 'H' },
    ],
  },
  {
    id: 'setup',
    says: [
      ['C1.3', 'C1.4'],
      ['C2.1', 'C2.3'],
    ],
    picture: [
      { pieces: ['side +', 'side -', 'side +f', 'side x'] },
      { pieces: ['iron'] },
      { pieces: ['glow 2'], sign: '2' },
      { pieces: ['glow 1'], sign: '1' },
    ],
  },
  {
    id: 'turn',
    says: [['C3.1', 'C3.2']],
    list: [{ clauses: ['C3.2'] }, { clauses: ['C3.2'] }, { clauses: ['C3.2', 'C6.1'] }, { clauses: ['C3.2'] }],
    lesson: 'circuit-turn-1',
  },
  {
    id: 'placing',
    says: [['C3.3']],
    picture: [
      {
        position: at(rows('L1 .. .. .. .. ..', 'I0 .. .. .. .. ..')),
        illegal: ['1: lay E1 d2'],
        marks: ['yes b2', 'yes b1', 'yes c1', 'yes d1', 'no d2'],
      },
    ],
    lesson: 'circuit-chain-2',
  },
  {
    id: 'light',
    says: [['C4.1', 'C5.1'], ['C5.4']],
    before: 1,
    list: [
      { clauses: ['C5.1'] },
      { clauses: ['C5.1'] },
      { clauses: ['C5.1'] },
      { clauses: ['C5.1'] },
      { clauses: ['C5.1', 'C5.2'] },
      { clauses: ['C5.2'] },
    ],
    picture: [
      {
        position: long('E1', 'V1'),
        moves: ['1: lay I0 d1'],
        expect: { glow: { b2: [1, 1], c2: [1, 2] } },
        sign: '1 + 2',
      },
      { position: long('R1', 'V1'), moves: ['1: lay I0 d1'], expect: { glow: { c2: [1, 2] } }, sign: '2' },
    ],
    lesson: 'circuit-lamp-2',
  },
  {
    id: 'danger',
    says: [['C4.3', 'C4.5'], ['C4.5'], ['C4.4', 'C4.6']],
    before: 1,
    list: [{ clauses: ['C4.3'] }, { clauses: ['C4.3'] }],
    picture: [
      {
        position: short('I1'),
        moves: ['1: lay I0 c1'],
        expect: { shorts: [1, 0], scores: [-2, 0] },
        marks: ['path a1 a2 b2 c2 c1'],
        sign: '−2',
      },
      { position: short('V1'), moves: ['1: lay I0 c1'], expect: { smoke: ['b2'], scores: [-2, 0] }, sign: '−2' },
    ],
    lesson: 'circuit-led-1',
  },
  {
    id: 'fuse',
    says: [['C4.4', 'C6.2']],
    picture: [
      {
        position: at(rows('I1 I1 L2 .. .. ..', EMPTY), { left: ['x', 'x', 'x', 'x', 'x', 'x', '+f', 'x'] }),
        moves: ['1: lay I0 c1'],
        expect: { smoke: ['left2'], scores: [0, 0] },
        marks: ['ring left2'],
        sign: '0',
      },
    ],
    lesson: 'circuit-fuse-1',
  },
  {
    id: 'iron',
    says: [['C6.1']],
    list: [{ clauses: ['C6.2'] }, { clauses: ['C6.3'] }, { clauses: ['C6.1'] }],
    picture: [
      {
        position: at(rows('L1 V1 L2 .. .. ..', 'I0 .. I0 .. .. ..'), { smoke: ['b2'] }),
        marks: ['frame b2'],
      },
      'arrow',
      {
        position: at(rows('L1 V1 L2 .. .. ..', 'I0 .. I0 .. .. ..'), { smoke: ['b2'] }),
        moves: ['1: iron b2'],
        expect: { smoke: [], scores: [0, 0] },
        marks: ['hole b2'],
        sign: '0',
      },
    ],
    lesson: 'circuit-short-3',
  },
  {
    id: 'switch',
    says: [['C3.3', 'C1.2']],
    picture: [
      {
        position: at(rows('L1 K1 E1 L2 .. ..', 'I0 .. .. I0 .. ..'), { hands: [['M', 'I', 'E'], BAG.slice(0, 3)] }),
        moves: ['1: lay M0 b1'],
        expect: { on: ['b2'], glow: { c2: [1, 2] } },
        marks: ['frame b1'],
        sign: '2',
      },
    ],
    lesson: 'circuit-reed-1',
  },
  {
    id: 'end',
    says: [['C7.1'], ['C7.2']],
    lesson: 'circuit-turn-3',
  },
  {
    id: 'more',
    says: [],
    list: [{ clauses: ['C8.1'] }, { clauses: ['C8.2'] }, { clauses: ['C2.2', 'C5.5'] }],
    lesson: 'circuit-turn-2',
  },
  {
    id: 'hints',
    says: [],
    list: [{ clauses: ['C4.1'] }, { clauses: ['C4.1', 'C4.3'] }, { clauses: ['C4.6', 'C6.3'] }],
  },
];

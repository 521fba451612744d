import type { RulebookPart } from '../../shell/rulebook/rulebook.ts';

/** A golem for one row. */
const golem = (at: string, facing: string) => ({ at, facing, rows: 1 });

const SAME_CELL = { field: ['...'], golems: [golem('a1', 'E'), golem('c1', 'W')] };
const IN_A_ROW = { field: ['...'], golems: [golem('a1', 'E'), golem('b1', 'E')] };
const FACE_TO_FACE = { field: ['..'], golems: [golem('a1', 'E'), golem('b1', 'W')] };
const BARREL = { field: ['...'], tokens: { b1: 'barrel:empty' }, golems: [golem('a1', 'E')] };
const ICE = { field: ['i..'], golems: [golem('a1', 'E')] };
const LUCKY = { field: ['...'], golems: [golem('a1', 'E')], bonus: ['repeat'] };

export const PARTS: readonly RulebookPart[] = [
  {
    id: 'goal',
    says: [['G6.0.2'], ['G6.0.3', 'G6.10.2']],
    picture: [
      {
        position: {
          field: ['....', '....', '....', '....'],
          tokens: { b2: 'barrel:empty', c3: 'barrel:dynamite', a3: 'wall', d2: 'wall', b4: 'water', c1: 'water' },
          golems: [golem('a1', 'N'), golem('d4', 'S')],
        },
      },
    ],
    lesson: 'golems6-steps-1',
  },
  {
    id: 'setup',
    says: [
      ['G6.1.1', 'G6.2.1'],
      ['G6.1.4', 'G6.2.1', 'G6.2.2'],
    ],
    picture: [{ pieces: ['golem sword 1', 'golem bow 2', 'golem shield 3', 'golem giant 4'] }],
  },
  {
    id: 'cards',
    says: [['G6.1.3']],
    list: [
      { clauses: ['G6.6.1'], piece: 'card F' },
      { clauses: ['G6.6.1'], piece: 'card L' },
      { clauses: ['G6.1.3'], piece: 'card S' },
      { clauses: ['G6.7.1'], piece: 'card A' },
      { clauses: ['G6.5.4'], piece: 'card D' },
    ],
  },
  {
    id: 'program',
    says: [['G6.3.3', 'G6.3.5'], ['G6.6.1']],
    picture: [{ pieces: ['card F', 'card F', 'card R', 'card A'] }],
    lesson: 'golems6-write-1',
  },
  {
    id: 'running',
    says: [
      ['G6.5.1', 'G6.5.8'],
      ['G6.6.2', 'G6.6.3'],
    ],
    picture: [
      {
        position: SAME_CELL,
        isBefore: true,
        moves: ['1: program F', '2: program F'],
        expect: { golems: [{ at: 'a1' }, { at: 'c1' }] },
        marks: ['path a1 b1', 'path c1 b1', 'no b1'],
      },
      {
        position: IN_A_ROW,
        isBefore: true,
        moves: ['1: program F', '2: program F'],
        expect: { golems: [{ at: 'b1' }, { at: 'c1' }] },
        marks: ['path a1 b1', 'path b1 c1', 'yes c1'],
      },
    ],
    lesson: 'golems6-predict-4',
  },
  {
    id: 'striking',
    says: [
      ['G6.7.1', 'G6.7.2'],
      ['G6.5.4', 'G6.7.2'],
    ],
    picture: [
      {
        position: FACE_TO_FACE,
        moves: ['1: program A', '2: program S'],
        expect: { golems: [{ damage: 0 }, { damage: 1 }] },
        sign: '−1',
      },
      {
        position: FACE_TO_FACE,
        moves: ['1: program A', '2: program D'],
        expect: { golems: [{ damage: 0 }, { damage: 0 }] },
        sign: '0',
      },
    ],
    lesson: 'golems6-strike-1',
  },
  {
    id: 'things',
    says: [],
    list: [
      { clauses: ['G6.8.1', 'G6.7.3'], piece: 'barrel' },
      { clauses: ['G6.8.2'], piece: 'token wall' },
      { clauses: ['G6.8.3'], piece: 'token ladderAUp' },
      { clauses: ['G6.8.4'], piece: 'water' },
    ],
    picture: [
      {
        players: 1,
        position: BARREL,
        isBefore: true,
        moves: ['1: program F'],
        expect: { tokens: { b1: null, c1: 'barrel:empty' } },
        marks: ['path a1 b1'],
      },
      'arrow',
      {
        players: 1,
        position: BARREL,
        moves: ['1: program F'],
        expect: { golems: [{ at: 'b1' }], tokens: { c1: 'barrel:empty' } },
      },
    ],
    lesson: 'golems6-steps-6',
  },
  {
    id: 'ground',
    says: [['G6.6.4', 'G6.6.5']],
    picture: [
      {
        players: 1,
        position: ICE,
        isBefore: true,
        moves: ['1: program F'],
        expect: { golems: [{ at: 'c1' }] },
        marks: ['path a1 b1 c1'],
      },
    ],
    lesson: 'golems6-predict-6',
  },
  {
    id: 'luck',
    says: [['G6.3.1', 'G6.3.3']],
    list: [
      { clauses: ['G6.5.2'], piece: 'card repeat' },
      { clauses: ['G6.3.4', 'G6.5.1'], piece: 'card if' },
      { clauses: ['G6.3.4', 'G6.5.6'], piece: 'card while' },
      { clauses: ['G6.2.4', 'G6.3.2'], piece: 'card call' },
    ],
    picture: [
      { pieces: ['card repeat', 'card F'] },
      'arrow',
      {
        players: 1,
        position: LUCKY,
        isBefore: true,
        moves: ['1: program 2(F)'],
        expect: { golems: [{ at: 'c1' }] },
        marks: ['path a1 b1 c1'],
      },
    ],
    lesson: 'golems6-shorten-1',
  },
  {
    id: 'end',
    says: [['G6.10.1', 'G6.10.2'], ['G6.0.2']],
    picture: [{ pieces: ['golem sword 1', 'golem bow 2 out'] }],
    lesson: 'golems6-strike-6',
  },
  {
    id: 'more',
    says: [],
    list: [{ clauses: ['G6.11.1', 'G6.11.3'] }, { clauses: ['G6.9.1', 'G6.9.3'] }, { clauses: ['G6.4.1'] }],
    lesson: 'golems6-logic-1',
  },
  {
    id: 'hints',
    says: [],
    list: [{ clauses: ['G6.5.1'] }, { clauses: ['G6.6.2'] }, { clauses: ['G6.8.1'] }],
  },
];

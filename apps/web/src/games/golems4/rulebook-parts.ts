import type { RulebookPart } from '../../shell/rulebook/rulebook.ts';

/** A robot whose processor is broken has two rows: enough for a picture. */
const robot = (name: string, at: string, facing: string) => ({ at, facing, robot: name, damaged: ['processor'] });

const SAME_CELL = { field: ['...'], golems: [robot('red', 'a1', 'E'), robot('blue', 'c1', 'W')] };
const IN_A_ROW = { field: ['...'], golems: [robot('red', 'a1', 'E'), robot('blue', 'b1', 'E')] };
const HIT = { field: ['..'], golems: [{ ...robot('blue', 'a1', 'E') }, robot('red', 'b1', 'W')] };
const PORTALS = {
  field: ['...', '...'],
  tokens: { b1: 'portal', c2: 'portal' },
  golems: [robot('red', 'a1', 'E'), robot('blue', 'a2', 'S')],
};
const CYCLE = {
  field: ['...', '...'],
  golems: [robot('red', 'a1', 'E'), robot('blue', 'a2', 'N')],
  bonus: 'cycle',
};

export const PARTS: readonly RulebookPart[] = [
  {
    id: 'goal',
    says: [['G4.0.2'], ['G4.0.2', 'G4.9.2']],
    picture: [
      {
        position: {
          field: ['....', '....', '....', '....'],
          tokens: { b2: 'barrel:bomb', a3: 'stone', d2: 'portal', a4: 'portal', c3: 'line:EW', c1: 'water' },
          golems: [robot('red', 'a1', 'N'), robot('blue', 'd4', 'S')],
        },
      },
    ],
  },
  {
    id: 'robot',
    says: [['G4.1.3', 'G4.2.2']],
    list: [{ clauses: ['G4.1.3'] }, { clauses: ['G4.1.3', 'G4.5'] }, { clauses: ['G4.1.3', 'G4.3.2'] }],
    picture: [
      { pieces: ['processor 3', 'weapon 2x1', 'chassis'] },
      'arrow',
      { pieces: ['processor 2 damaged', 'weapon 1x1 damaged', 'chassis B damaged'] },
    ],
    lesson: 'golems4-robot-1',
  },
  {
    id: 'setup',
    says: [['G4.2.1', 'G4.2.2']],
  },
  {
    id: 'event',
    says: [['G4.3.1', 'G4.3.3'], ['G4.1.4']],
    picture: [{ pieces: ['event cycle', 'event if', 'event frost', 'event gift'] }],
    lesson: 'golems4-cards-2',
  },
  {
    id: 'cards',
    says: [['G4.1.2']],
    list: [
      { clauses: ['G4.6.1'], piece: 'card F' },
      { clauses: ['G4.6.1'], piece: 'card R' },
      { clauses: ['G4.1.2'], piece: 'card S' },
      { clauses: ['G4.5'], piece: 'card A' },
      { clauses: ['G4.4.3'], piece: 'card D' },
    ],
  },
  {
    id: 'program',
    says: [['G4.3.2']],
    picture: [{ pieces: ['card F', 'card R', 'card A'] }],
    lesson: 'golems4-robot-2',
  },
  {
    id: 'running',
    says: [
      ['G4.3.3', 'G4.4.2'],
      ['G4.6.1', 'G4.6.2'],
    ],
    picture: [
      {
        position: SAME_CELL,
        isBefore: true,
        moves: ['1: program F S', '2: program F S'],
        expect: { golems: [{ at: 'a1' }, { at: 'c1' }] },
        marks: ['path a1 b1', 'path c1 b1', 'no b1'],
      },
      {
        position: IN_A_ROW,
        isBefore: true,
        moves: ['1: program F S', '2: program F S'],
        expect: { golems: [{ at: 'b1' }, { at: 'c1' }] },
        marks: ['path a1 b1', 'path b1 c1', 'yes c1'],
      },
    ],
    lesson: 'golems4-things-1',
  },
  {
    id: 'attack',
    says: [['G4.5'], ['G4.4.3', 'G4.4.4']],
    picture: [
      { position: HIT, marks: ['path a1 b1'] },
      'arrow',
      {
        position: HIT,
        moves: ['1: program A S', '2: program S D', '2: damage chassis'],
        expect: { golems: [{ at: 'a1' }, { damaged: ['processor', 'chassis'] }] },
        sign: '−1',
      },
    ],
    lesson: 'golems4-robot-4',
  },
  {
    id: 'things',
    says: [],
    list: [
      { clauses: ['G4.7.2'], piece: 'token stone' },
      { clauses: ['G4.7.1'], piece: 'barrel' },
      { clauses: ['G4.7.3'], piece: 'water' },
      { clauses: ['G4.7.4'], piece: 'token portal' },
      { clauses: ['G4.7.6'], piece: 'line EW' },
      { clauses: ['G4.6.3', 'G4.6.4', 'G4.7.5'], piece: 'ground ice' },
    ],
    picture: [
      {
        position: PORTALS,
        isBefore: true,
        moves: ['1: program F S', '2: program S D'],
        expect: { golems: [{ at: 'c2' }, { at: 'a2' }] },
        marks: ['path a1 b1'],
      },
      'arrow',
      {
        position: PORTALS,
        moves: ['1: program F S', '2: program S D'],
        expect: { golems: [{ at: 'c2', facing: 'E' }, { at: 'a2' }] },
        marks: ['ring c2'],
      },
    ],
    lesson: 'golems4-ways-1',
  },
  {
    id: 'bonus',
    says: [['G4.3.1']],
    list: [
      { clauses: ['G4.3.2', 'G4.4.1', 'G4.4.2'], piece: 'card repeat' },
      { clauses: ['G4.3.2', 'G4.4.1'], piece: 'card if' },
    ],
    picture: [
      { pieces: ['card repeat', 'card F'] },
      'arrow',
      {
        position: CYCLE,
        isBefore: true,
        moves: ['1: program 2 F', '2: program S D'],
        expect: { golems: [{ at: 'c1' }, { at: 'a2' }] },
        marks: ['path a1 b1 c1'],
      },
    ],
    lesson: 'golems4-cards-4',
  },
  {
    id: 'end',
    says: [['G4.9.1', 'G4.9.2'], ['G4.9.2']],
    picture: [{ pieces: ['robot red 1', 'robot blue 2 out'] }],
    lesson: 'golems4-fight-3',
  },
  {
    id: 'more',
    says: [],
    list: [{ clauses: ['G4.2.2'] }, { clauses: ['G4.8'] }],
  },
  {
    id: 'hints',
    says: [],
    list: [{ clauses: ['G4.4.2'] }, { clauses: ['G4.4.4'] }, { clauses: ['G4.3.1'] }],
  },
];

import type { RulebookPart } from '../../shell/rulebook/rulebook.ts';

/** A game that two bots have played. */
const HALFWAY = {
  board: [
    ...['WWBB@0,0', '2BB.@0,1', 'WW1W@-1,0', 'WWB2@-1,1', '+WB.@-2,1', '.2WW@-2,0', '1.W2@-1,-1', 'BB1B@-1,2', '1B1W@0,2'],
    ...['1.BB@1,0', 'BW.+@-1,3', 'BW1W@1,2', 'WW1.@0,3', '+W1W@0,-1', 'WB+B@1,3', '11.B@1,1', '.B1W@-2,2', '1B.W@-2,3'],
  ],
  stones: { '-1,-1,SE': 1, '1,3,NW': 2, '0,1,NE': 1, '-1,2,NE': 2 },
  core: 7,
};
/** Two tiles for the pictures of placing: white above, black below, and a place to the right. */
const START = { board: ['WWBB@0,0'], supplies: [4, 4], core: 20 };
/** Three tiles around one white group, and the place that keeps it open. [M6.2] */
const OPEN = {
  board: ['B.W1@0,0', '1..W@1,0', '+W1.@0,1'],
  stones: { '0,0,SE': 1 },
  hands: [['WB1.', 'W...'], ['W...']],
  core: 20,
};
/** Two white groups with a stone each, and a place between them. [M6.4] */
const APART = {
  board: ['1WW.@0,0', 'W1.W@2,0', 'B..1@0,1', '..B.@1,1', '1..B@2,1'],
  stones: { '0,0,SE': 1, '2,0,SW': 2 },
  hands: [['..WW', 'W...'], ['W...']],
  core: 20,
};

export const PARTS: readonly RulebookPart[] = [
  {
    id: 'goal',
    says: [
      ['M0.2', 'M0.3'],
      ['M7.1', 'M7.2'],
    ],
    picture: [{ position: HALFWAY }],
  },
  {
    id: 'setup',
    says: [
      ['M1.1', 'M1.3', 'M2.1'],
      ['M2.1', 'M2.2'],
    ],
    picture: [
      { pieces: ['start'] },
      { pieces: ['B+.W', 'W.2B', '.W1B', 'big:W1', '+BB.', '1W.W'] },
      { pieces: ['stone 1', 'stone 1', 'stone 1'] },
      { pieces: ['back'], sign: '35' },
    ],
  },
  {
    id: 'signs',
    says: [['M1.1']],
    list: [
      { clauses: ['M1.1', 'M4.1'], piece: 'WB..' },
      { clauses: ['M5.2'], piece: 'dot' },
      { clauses: ['M5.2'], piece: 'double' },
      { clauses: ['M5.3'], piece: 'plus' },
      { clauses: ['M1.2', 'M7.2'], piece: 'big:W+' },
    ],
  },
  {
    id: 'turn',
    says: [['M3.4']],
    list: [{ clauses: ['M3.1'] }, { clauses: ['M3.2'] }, { clauses: ['M3.3'] }],
  },
  {
    id: 'placing',
    says: [['M4.1', 'M1.1']],
    list: [{ clauses: ['M4.1'] }, { clauses: ['M4.2'] }, { clauses: ['M4.2'] }],
    picture: [
      {
        position: { ...START, hands: [['W1..']] },
        moves: ['1: lay W1..@1,0'],
        marks: ['frame 1,0'],
        sign: 'yes',
      },
      {
        position: { ...START, hands: [['..1W']] },
        illegal: ['1: lay ..1W@1,0'],
        marks: ['frame 1,0'],
        sign: 'no',
      },
      {
        position: { ...START, hands: [['1.W.']] },
        illegal: ['1: lay 1.W.@1,0'],
        marks: ['frame 1,0'],
        sign: 'no',
      },
    ],
    lesson: 'micropul-touch-1',
  },
  {
    id: 'firing',
    says: [['M5.1'], ['M5.2'], ['M5.3', 'M5.1']],
    picture: [
      {
        position: { ...START, hands: [['2W.B']] },
        moves: ['1: lay 2W.B@1,0'],
        expect: { core: 18, supplies: [6, 4] },
        marks: ['frame 1,0', 'ring 1,0,NW'],
        sign: '+2',
      },
      {
        position: { ...START, hands: [['W..+']] },
        moves: ['1: lay W..+@1,0'],
        expect: { turn: 1 },
        marks: ['frame 1,0', 'ring 1,0,SW'],
        sign: '↻',
      },
    ],
    lesson: 'micropul-catalysts-2',
  },
  {
    id: 'taking',
    says: [['M3.2']],
    picture: [{ pieces: ['back', 'back', 'back'] }, 'arrow', { pieces: ['+B.W'] }],
    lesson: 'micropul-catalysts-5',
  },
  {
    id: 'stones',
    says: [['M6.1', 'M6.3'], ['M6.3'], ['M6.4']],
    picture: [
      { position: APART, marks: ['hole 1,0'] },
      'arrow',
      {
        position: APART,
        moves: ['1: lay ..WW@1,0'],
        expect: { groups: { '0,0,SE': { stones: [1, 2] } } },
        marks: ['frame 1,0'],
        sign: '0',
      },
    ],
    lesson: 'micropul-stones-4',
  },
  {
    id: 'closed',
    says: [['M6.2'], ['M7.2']],
    picture: [
      {
        position: OPEN,
        expect: { groups: { '0,0,SE': { closed: false } } },
        marks: ['hole 1,1'],
        sign: '0',
      },
      'arrow',
      {
        position: OPEN,
        moves: ['1: lay WB1.@1,1'],
        expect: { groups: { '0,0,SE': { closed: true, points: 4 } } },
        marks: ['frame 1,1'],
        sign: '4',
      },
    ],
    lesson: 'micropul-closing-1',
  },
  {
    id: 'end',
    says: [['M7.1', 'M7.2']],
    list: [
      { clauses: ['M7.2'], piece: 'white' },
      { clauses: ['M7.2'], piece: 'back' },
      { clauses: ['M7.2'], piece: 'B+.W' },
      { clauses: ['M3.4', 'M7.3'] },
    ],
    lesson: 'micropul-end-2',
  },
  {
    id: 'alone',
    says: [['M8'], ['M8']],
    lesson: 'micropul-alone-1',
  },
  {
    id: 'hints',
    says: [],
    list: [{ clauses: ['M5.2'] }, { clauses: ['M7.2'] }, { clauses: ['M6.3'] }],
  },
];

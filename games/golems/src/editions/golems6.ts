import { inEach } from '@stolik/look/catalog';
import box from '../../data/box6.json' with { type: 'json' };
import golems from '../../data/golems6.json' with { type: 'json' };
import luck from '../../data/luck6.json' with { type: 'json' };
import fields from '../../data/parts.json' with { type: 'json' };
import { en } from '../words/en/attack.ts';
import { pl } from '../words/pl/attack.ts';
import { ru } from '../words/ru/attack.ts';
import type { Edition } from './edition.ts';
import { barrelUse, isGoalWord, LOGIC, useOf } from './tokens.ts';

const CONTENTS = ['empty', 'dynamite', 'repair', 'plus', 'minus', 'hole'];
const ROUNDS = 10;
const KIDS_ROUNDS = 20;

/** Golems v6.1. */
export const EDITION6: Edition = {
  id: 'golems6',
  hasInnerRows: false,
  bonuses: ['repeat', 'if', 'while', 'call'],
  hasTests: true,
  repeat: 'repeat',
  attack: { ...inEach({ en, ru, pl }).golems6, python: 'strike()' },
  clauses: { program: 'G6.3.3', bonus: 'G6.3.1' },
  parts: fields.golems6.parts,
  leads: golems.even.map(({ id }) => id),
  firstLeads: ['sword', 'guard'],
  tokens: ['wall', 'water', 'treasure', 'gear', 'ladder:A+', 'ladder:A-', 'ladder:B+', 'ladder:B-'],
  forms: { code: 'logic-unknown', kind: 'logic', words: LOGIC.map((logic) => `logic:${logic}`) },
  tools: ['wall', 'water', 'barrel', 'ladder:A', 'ladder:B'],
  contents: CONTENTS,
  hasColumns: false,
  freezesInWinter: false,
  options: {
    logic: 'switch',
    kids: 'switch',
    turns: ['alternate', 'together'],
    goal: ['edge', 'treasure', 'most', 'all'],
    cards: 'cards',
    tie: ['draw', 'strikes', 'again'],
    swap: 'switch',
    rounds: 'rounds',
  },
  mostRounds: (isKids) => (isKids ? KIDS_ROUNDS : ROUNDS),
  doClash: (below, above) => {
    const pair = [below, above];
    if (pair.some((word) => word.startsWith('logic:'))) return true;
    // Nobody ever stops on a wall or in the water, so what lies there could not be taken.
    if (pair.some(isGoalWord)) return pair.every(isGoalWord) || pair.some((word) => word === 'wall' || word === 'water');
    return true;
  },
  boxUse: (words) => [
    ...barrelUse(words, luck.barrels, CONTENTS),
    useOf(words, 'water', box.waters),
    ...['A+', 'A-', 'B+', 'B-'].map((half) => useOf(words, `ladder:${half}`, 1)),
    ...LOGIC.map((logic) => useOf(words, `logic:${logic}`, luck.logic[logic])),
  ],
  // Each token has water or a ladder on its back.
  wallsInBox: (words) => box.ladders + box.waters - words.filter((word) => word === 'water' || word.startsWith('ladder:')).length,
  problems: {
    'no-parts': 'G6.1.1',
    'part-unknown': 'G6.1.1',
    'parts-out': 'G6.1.1',
    'parts-overlap': 'G6.1.1',
    'parts-apart': 'G6.1.1',
    column: 'G6.8.1',
    'tokens-clash': 'G6.1.6',
    box: 'G6.1.6',
    'box-walls': 'G6.1.6',
    'no-start': 'G6.2.2',
    'token-off': 'G6.1.1',
    'golem-off': 'G6.2.2',
    'golems-together': 'G6.2.2',
    'golem-on-token': 'G6.2.2',
    'golem-there': 'G6.2.2',
    players: 'G6.9.5',
    'many-golems': 'G6.9.5',
    'golem-twice': 'G6.2.5',
    'option-cards': 'G6.11.4',
    'option-alone': 'G6.11.4',
    'option-kids': 'G6.11.1',
    'option-not-kids': 'G6.11.3',
    'kids-two': 'G6.11.1',
    'kids-alone': 'G6.11.4',
    'alone-most': 'G6.11.4',
    'kids-bots': 'G6.11.1',
    'kids-goal': 'G6.11.3',
    'no-treasure': 'G6.11.3',
    'no-gears': 'G6.11.3',
    'goal-out-of-reach': 'G6.11.3',
    'edge-out-of-reach': 'G6.11.3',
    'lone-token': 'G6.8.3',
    'goal-not-kids': 'G6.11.3',
    'goal-unfair': 'G6.11.3',
    'goal-shut': 'G6.11.3',
    'edge-unfair': 'G6.11.3',
    'edge-at-once': 'G6.11.3',
    'golem-on-goal': 'G6.11.3',
    'ways-uneven': 'G6.12',
    'cards-few': 'G6.11.4',
  },
};

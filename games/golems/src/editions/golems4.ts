import { inEach } from '@stolik/look/catalog';
import box from '../../data/box4.json' with { type: 'json' };
import fields from '../../data/parts.json' with { type: 'json' };
import robots from '../../data/robots4.json' with { type: 'json' };
import { en } from '../words/en/attack.ts';
import { pl } from '../words/pl/attack.ts';
import { ru } from '../words/ru/attack.ts';
import type { Edition } from './edition.ts';
import { barrelUse, isBarrelWord, LINES, useOf } from './tokens.ts';

const CONTENTS = ['chips', 'bomb', 'tools'];
const { counts } = box.tokens;

/** Golems v4.0. */
export const EDITION4: Edition = {
  id: 'golems4',
  hasInnerRows: true,
  bonuses: ['repeat', 'if'],
  hasTests: false,
  repeat: 'cycle',
  attack: { ...inEach({ en, ru, pl }).golems4, python: 'attack()' },
  clauses: { program: 'G4.3.2', bonus: 'G4.3.1' },
  parts: fields.golems4.parts,
  leads: robots.even.map(({ id }) => id),
  firstLeads: ['red', 'blue'],
  tokens: ['stone', 'water', 'ice', 'portal'],
  forms: { code: 'line-unknown', kind: 'line', words: LINES.map((line) => `line:${line}`) },
  tools: ['stone', 'water', 'ice', 'barrel', 'portal', 'line:NS', 'line:NE'],
  contents: CONTENTS,
  hasColumns: true,
  freezesInWinter: true,
  options: { build: 'switch', swap: 'switch', rounds: 'rounds' },
  mostRounds: () => box.events.drawn,
  doClash: (below, above) => {
    if (isBarrelWord(below)) return true;
    if (isBarrelWord(above)) return below === 'stone' || below === 'portal';
    return !(below === 'water' && above === 'ice');
  },
  boxUse: (words) => [
    ...barrelUse(words, box.barrels.contents, CONTENTS),
    useOf(words, 'stone', counts.stone),
    useOf(words, 'portal', counts.portal),
    // Ice lies on water.
    useOf(words, 'water', counts.water, (word) => word === 'water' || word === 'ice'),
    useOf(words, 'ice', counts.ice),
    useOf(words, 'straight', counts.straight, (word) => word === 'line:NS' || word === 'line:EW'),
    useOf(words, 'turn', counts.turn, (word) => /^line:[NS][EW]$/.test(word)),
  ],
  problems: {
    'no-parts': 'G4.1.1',
    'part-unknown': 'G4.1.1',
    'parts-out': 'G4.1.1',
    'parts-overlap': 'G4.1.1',
    'parts-apart': 'G4.1.1',
    column: 'G4.7.1',
    'tokens-clash': 'G4.7.1',
    box: 'G4.1.5',
    'box-walls': 'G4.1.5',
    'no-start': 'G4.2.1',
    'token-off': 'G4.1.1',
    'golem-off': 'G4.2.1',
    'golems-together': 'G4.2.1',
    'golem-on-token': 'G4.2.1',
    'golem-there': 'G4.2.1',
    players: 'G4.0.1',
    'many-golems': 'G4.0.1',
    'golem-twice': 'G4.1.3',
    'lone-token': 'G4.7.4',
    'winter-water': 'G4.2.1',
  },
};

import { inEach } from '@stolik/look/catalog';
import type { OptionField } from '../../../shell/contract.ts';
import { en } from '../../../words/en/games/circuit/options.ts';
import { pl } from '../../../words/pl/games/circuit/options.ts';
import { ru } from '../../../words/ru/games/circuit/options.ts';

const WORDS = inEach({ en, ru, pl });

export const OPTIONS: readonly OptionField[] = [
  {
    kind: 'choice',
    key: 'box',
    label: WORDS.box.label,
    hint: WORDS.box.hint,
    values: [
      { value: 'lively', label: WORDS.box.values.lively.label },
      { value: 'classic', label: WORDS.box.values.classic.label },
    ],
  },
  {
    kind: 'switch',
    key: 'x2',
    settled: (players) => (players > 4 ? false : undefined),
    label: WORDS.x2.label,
    hint: WORDS.x2.hint,
  },
  {
    kind: 'switch',
    key: 'battery',
    label: WORDS.battery.label,
    hint: WORDS.battery.hint,
  },
  {
    kind: 'switch',
    key: 'teams',
    settled: (players) => (players < 3 ? false : players > 4 ? true : undefined),
    label: WORDS.teams.label,
    hint: WORDS.teams.hint,
  },
  {
    kind: 'switch',
    key: 'openHands',
    fits: ({ teams }) => teams === true,
    label: WORDS.openHands.label,
    hint: WORDS.openHands.hint,
  },
];

import { inEach } from '@stolik/look/catalog';
import type { OptionField } from '../../../shell/contract.ts';
import { en } from '../../../words/en/games/micropul/options.ts';
import { pl } from '../../../words/pl/games/micropul/options.ts';
import { ru } from '../../../words/ru/games/micropul/options.ts';

const WORDS = inEach({ en, ru, pl });

export const OPTIONS: readonly OptionField[] = [
  {
    kind: 'switch',
    key: 'simple',
    label: WORDS.simple.label,
    hint: WORDS.simple.hint,
  },
  {
    kind: 'switch',
    key: 'plusStacks',
    fits: (_, players) => players > 1,
    label: WORDS.plusStacks.label,
    hint: WORDS.plusStacks.hint,
  },
  {
    kind: 'switch',
    key: 'openHands',
    fits: (_, players) => players > 1,
    label: WORDS.openHands.label,
    hint: WORDS.openHands.hint,
  },
  {
    kind: 'choice',
    key: 'soloPlus',
    fits: (_, players) => players === 1,
    label: WORDS.soloPlus.label,
    hint: WORDS.soloPlus.hint,
    values: [
      {
        value: 'reveal',
        label: WORDS.soloPlus.values.reveal.label,
      },
      { value: 'none', label: WORDS.soloPlus.values.none.label },
    ],
  },
];

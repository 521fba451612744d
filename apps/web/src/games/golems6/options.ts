import type { Scenario } from '@stolik/golems/scenarios';
import { BOOK6 } from '@stolik/golems/scenarios/book6';
import type { Json } from '@stolik/kernel/json';
import { inEach } from '@stolik/look/catalog';
import type { OptionField } from '../../shell/contract.ts';
import { en } from '../../words/en/games/golems6/options.ts';
import { pl } from '../../words/pl/games/golems6/options.ts';
import { ru } from '../../words/ru/games/golems6/options.ts';

const WORDS = inEach({ en, ru, pl });

/** Young players race for a goal and have neither luck cards nor battles. [G6.11] */
const isForChildren = ({ scenario }: { readonly [key: string]: Json }): boolean => {
  const played = typeof scenario === 'string' ? BOOK6.find(scenario) : (scenario as unknown as Scenario | undefined);
  return played?.options['kids'] === true;
};
const isGrownUp = (options: { readonly [key: string]: Json }): boolean => !isForChildren(options);
/** Who moves after the others, or alone, never meets anybody halfway. */
const canMeet = (options: { readonly [key: string]: Json }, players: number): boolean =>
  isGrownUp(options) || (players > 1 && options['turns'] === 'together');

export const OPTIONS: readonly OptionField[] = [
  {
    kind: 'switch',
    key: 'subprogram',
    fits: isGrownUp,
    label: WORDS.subprogram.label,
    hint: WORDS.subprogram.hint,
  },
  {
    kind: 'switch',
    key: 'logic',
    fits: isGrownUp,
    label: WORDS.logic.label,
    hint: WORDS.logic.hint,
  },
  {
    kind: 'switch',
    key: 'swap',
    isOnAtFirst: true,
    fits: canMeet,
    label: WORDS.swap.label,
    hint: WORDS.swap.hint,
  },
  {
    kind: 'choice',
    key: 'turns',
    fits: (options, players) => players > 1 && isForChildren(options),
    label: WORDS.turns.label,
    hint: WORDS.turns.hint,
    values: [
      { value: 'alternate', label: WORDS.turns.values.alternate.label },
      { value: 'together', label: WORDS.turns.values.together.label },
    ],
  },
  {
    kind: 'choice',
    key: 'tie',
    fits: isGrownUp,
    label: WORDS.tie.label,
    hint: WORDS.tie.hint,
    values: [
      { value: 'draw', label: WORDS.tie.values.draw.label },
      { value: 'strikes', label: WORDS.tie.values.strikes.label },
      { value: 'again', label: WORDS.tie.values.again.label },
    ],
  },
];

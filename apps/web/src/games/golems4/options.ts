import { inEach } from '@stolik/look/catalog';
import type { OptionField } from '../../shell/contract.ts';
import { en } from '../../words/en/games/golems4/options.ts';
import { pl } from '../../words/pl/games/golems4/options.ts';
import { ru } from '../../words/ru/games/golems4/options.ts';

const WORDS = inEach({ en, ru, pl });

export const OPTIONS: readonly OptionField[] = [
  { kind: 'switch', key: 'build', label: WORDS.build.label, hint: WORDS.build.hint },
  { kind: 'switch', key: 'swap', isOnAtFirst: true, label: WORDS.swap.label, hint: WORDS.swap.hint },
];

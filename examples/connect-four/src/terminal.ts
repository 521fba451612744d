import type { Terminal } from '@stolik/search/manifest';
import { greedyConnectFour } from './greedy.ts';
import { livelyConnectFour } from './lively.ts';

export const terminal: Terminal = {
  aim: {
    en: 'Four discs in a row win.',
    ru: 'Четыре фишки в ряд побеждают.',
    pl: 'Cztery krążki w rzędzie wygrywają.',
  },
  help: {
    board: {
      en: 'Columns have letters: “drop c” lets your disc fall into column c.',
      ru: 'Столбцы обозначены буквами: «drop c» опускает вашу фишку в столбец c.',
      pl: 'Kolumny mają litery: „drop c” wrzuca twój krążek do kolumny c.',
    },
  },
  greedy: greedyConnectFour,
  lively: livelyConnectFour,
  hasSecrets: false,
  bench: { seats: 2, options: {} },
};

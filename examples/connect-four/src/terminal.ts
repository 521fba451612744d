import type { Terminal } from '@stolik/search/manifest';
import { greedyConnectFour } from './greedy.ts';
import { livelyConnectFour } from './lively.ts';

export const terminal: Terminal = {
  aim: {
    en: 'Four discs in a row win.',
    ru: 'Четыре фишки в ряд побеждают.',
    pl: 'Cztery krążki w rzędzie wygrywają.',
  },
  greedy: greedyConnectFour,
  lively: livelyConnectFour,
  hasSecrets: false,
  bench: { seats: 2, options: {} },
};

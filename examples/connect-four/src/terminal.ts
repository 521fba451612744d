import { inEach } from '@stolik/look/catalog';
import type { Terminal } from '@stolik/search/manifest';
import { greedyConnectFour } from './greedy.ts';
import { livelyConnectFour } from './lively.ts';
import { describe } from './text.ts';
import { en } from './words/en/terminal.ts';
import { pl } from './words/pl/terminal.ts';
import { ru } from './words/ru/terminal.ts';

const WORDS = inEach({ en, ru, pl });

export const terminal: Terminal = {
  aim: WORDS.aim,
  help: WORDS.help,
  describe,
  greedy: greedyConnectFour,
  lively: livelyConnectFour,
  bench: { seats: 2, options: {} },
};

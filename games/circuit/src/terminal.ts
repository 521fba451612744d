import { inEach } from '@stolik/look/catalog';
import type { Terminal } from '@stolik/search/manifest';
import { greedyCircuit } from './bot/greedy.ts';
import { livelyCircuit } from './bot/lively.ts';
import { circuitCases } from './cases.ts';
import { circuitMaking } from './puzzles/making.ts';
import { describe } from './text/describe.ts';
import { TERMINAL_HELP } from './text/terminal-help.ts';
import { en } from './words/en/terminal.ts';
import { pl } from './words/pl/terminal.ts';
import { ru } from './words/ru/terminal.ts';

const WORDS = inEach({ en, ru, pl });

export const terminal: Terminal = {
  aim: WORDS.aim,
  help: TERMINAL_HELP,
  describe,
  greedy: greedyCircuit,
  cases: circuitCases,
  puzzles: circuitMaking,
  lively: livelyCircuit,
  // The table these figures have always been of; with the lively box a random game closes far more chains.
  bench: { seats: 2, options: { box: 'classic' } },
};

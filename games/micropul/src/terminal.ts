import { inEach } from '@stolik/look/catalog';
import type { Terminal } from '@stolik/search/manifest';
import { greedyMicropul } from './bot/greedy.ts';
import { livelyMicropul } from './bot/lively.ts';
import { micropulCases } from './notation/cases.ts';
import { micropulMaking } from './puzzles/making.ts';
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
  greedy: greedyMicropul,
  cases: micropulCases,
  puzzles: micropulMaking,
  lively: livelyMicropul,
  bench: { seats: 2, options: {} },
};

import type { Terminal } from '@stolik/search/manifest';
import { lively6 } from './bots/lively6.ts';
import { golems6Making } from './puzzles/making6.ts';
import { AIMS, programTyped, TERMINAL_HELP } from './text/terminal-help.ts';
import { golems6Cases } from './v6/cases.ts';
import { greedyGolems6 } from './v6/greedy.ts';
import { describe6 } from './v6/text/describe.ts';

export const terminal: Terminal = {
  aim: AIMS.golems6,
  help: TERMINAL_HELP.golems6,
  describe: describe6,
  typed: programTyped,
  greedy: greedyGolems6,
  cases: golems6Cases,
  puzzles: golems6Making,
  lively: lively6,
  bench: { seats: 4, options: { scenario: 'cross' } },
};

import type { Terminal } from '@stolik/search/manifest';
import { lively4 } from './bots/lively4.ts';
import { golems4Making } from './puzzles/making4.ts';
import { AIMS, programTyped, TERMINAL_HELP } from './text/terminal-help.ts';
import { golems4Cases } from './v4/cases.ts';
import { greedyGolems4 } from './v4/greedy.ts';
import { describe4 } from './v4/text/describe.ts';

export const terminal: Terminal = {
  aim: AIMS.golems4,
  help: TERMINAL_HELP.golems4,
  describe: describe4,
  typed: programTyped,
  greedy: greedyGolems4,
  cases: golems4Cases,
  puzzles: golems4Making,
  lively: lively4,
  bench: { seats: 2, options: {} },
};

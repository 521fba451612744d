import type { Terminal } from '@stolik/search/manifest';
import { golems6Making } from '../puzzles/making6.ts';
import { programTyped, TERMINAL_HELP } from '../text/terminal-help.ts';
import { golems6Cases } from './cases.ts';
import { greedyGolems6 } from './greedy.ts';
import { lively6 } from './lively.ts';

export const terminal: Terminal = {
  aim: {
    en: 'Write a program in secret; all golems run theirs at once, row by row. The last golem on the field wins (the children’s game has its own goal). F forward, B back, L left, R right, S stay, A strike, D defend.',
    ru: 'Составьте программу втайне; все големы исполняют свои разом, ряд за рядом. Побеждает последний голем на поле (в детской игре — своя цель). F вперёд, B назад, L влево, R вправо, S стоять, A удар, D защита.',
    pl: 'Ułóż program w tajemnicy; wszystkie golemy wykonują swoje naraz, rząd po rzędzie. Wygrywa ostatni golem na planszy (gra dla dzieci ma własny cel). F naprzód, B wstecz, L w lewo, R w prawo, S stój, A cios, D obrona.',
  },
  help: TERMINAL_HELP.golems6,
  typed: programTyped,
  greedy: greedyGolems6,
  cases: golems6Cases,
  puzzles: golems6Making,
  lively: lively6,
  hasSecrets: true,
  bench: { seats: 4, options: { scenario: 'cross' } },
};

import type { Terminal } from '@stolik/search/manifest';
import { golems4Making } from '../puzzles/making4.ts';
import { programTyped, TERMINAL_HELP } from '../text/terminal-help.ts';
import { golems4Cases } from './cases.ts';
import { greedyGolems4 } from './greedy.ts';
import { lively4 } from './lively.ts';

export const terminal: Terminal = {
  aim: {
    en: 'Write a program in secret; all robots run theirs at once, one card a row. Three points of damage break your three components; the fourth knocks you out. Be the last on the field. F forward, B back, L left, R right, S stay, A attack, D defend.',
    ru: 'Составьте программу втайне; все роботы исполняют свои разом, по карте в ряд. Три повреждения ломают три ваших компонента, четвёртое выводит из строя. Продержитесь на поле дольше всех. F вперёд, B назад, L влево, R вправо, S стоять, A атака, D защита.',
    pl: 'Ułóż program w tajemnicy; wszystkie roboty wykonują swoje naraz, jedna karta na rząd. Trzy punkty uszkodzeń psują trzy komponenty, czwarty eliminuje. Wytrwaj na planszy najdłużej. F naprzód, B wstecz, L w lewo, R w prawo, S stój, A atak, D obrona.',
  },
  help: TERMINAL_HELP.golems4,
  typed: programTyped,
  greedy: greedyGolems4,
  cases: golems4Cases,
  puzzles: golems4Making,
  lively: lively4,
  hasSecrets: true,
  bench: { seats: 2, options: {} },
};

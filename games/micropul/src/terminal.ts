import type { Terminal } from '@stolik/search/manifest';
import { livelyMicropul } from './bot/lively.ts';
import { micropulCases } from './cases.ts';
import { greedyMicropul } from './greedy.ts';
import { micropulMaking } from './puzzles/making.ts';
import { TERMINAL_HELP } from './text/terminal-help.ts';

export const terminal: Terminal = {
  aim: {
    en: 'Touch brass symbols to win tiles from the core, and place stones on groups: at the end closed groups with one stone, the supply and the hand count. A tile is written by its corners: top left, top right, bottom right, bottom left.',
    ru: 'Касайтесь латунных знаков, чтобы получать жетоны из ядра, и ставьте камни на группы: в конце считаются закрытые группы с одним камнем, запас и рука. Жетон записывается по углам: верхний левый, верхний правый, нижний правый, нижний левый.',
    pl: 'Dotykaj mosiężnych znaków, by zdobywać żetony z rdzenia, i kładź kamienie na grupach: na końcu liczą się zamknięte grupy z jednym kamieniem, magazyn i ręka. Żeton zapisuje się rogami: lewy górny, prawy górny, prawy dolny, lewy dolny.',
  },
  help: TERMINAL_HELP,
  greedy: greedyMicropul,
  cases: micropulCases,
  puzzles: micropulMaking,
  lively: livelyMicropul,
  hasSecrets: true,
  bench: { seats: 2, options: {} },
};

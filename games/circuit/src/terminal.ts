import type { Terminal } from '@stolik/search/manifest';
import { greedyCircuit } from './bot/greedy.ts';
import { livelyCircuit } from './bot/lively.ts';
import { circuitCases } from './cases.ts';
import { circuitMaking } from './puzzles/making.ts';
import { TERMINAL_HELP } from './text/terminal-help.ts';

export const terminal: Terminal = {
  aim: {
    en: 'Complete a circuit from plus to minus so that lamps and LEDs glow; don’t burn anything. Eight points of glow bring the last round. A tile is written as its letter and quarter turns clockwise: E1.',
    ru: 'Замкните цепь от плюса к минусу так, чтобы светились лампочки и светодиоды, и ничего не сожгите. Восемь очков свечения начинают последний круг. Жетон записывается буквой и числом четвертей оборота по часовой стрелке: E1.',
    pl: 'Zamknij obwód od plusa do minusa tak, by świeciły żarówki i diody LED, i niczego nie spal. Osiem punktów światła zaczyna ostatnią rundę. Kafelek zapisuje się literą i liczbą ćwierćobrotów w prawo: E1.',
  },
  help: TERMINAL_HELP,
  greedy: greedyCircuit,
  cases: circuitCases,
  puzzles: circuitMaking,
  lively: livelyCircuit,
  hasSecrets: true,
  // The table these figures have always been of; with the lively box a random game closes far more chains.
  bench: { seats: 2, options: { box: 'classic' } },
};

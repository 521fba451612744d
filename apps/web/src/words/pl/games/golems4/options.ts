import type { en } from '../../../en/games/golems4/options.ts';

export const pl: typeof en = {
  build: { label: 'Złóż robota', hint: 'Każdy bierze procesor, broń i podwozie z pozostałych' },
  swap: { label: 'Roboty mogą zamieniać się miejscami', hint: 'Wyłączone: oba zostają na miejscu, to zasada domowa' },
};

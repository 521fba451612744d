import type { en } from '../../../en/games/golems6/options.ts';

export const pl: typeof en = {
  subprogram: {
    label: 'Podprogram i karta „Wywołaj”',
    hint: 'Przed grą każdy może odkryć dwie karty: „Wywołaj” wykona obie w jednym rzędzie',
  },
  logic: { label: 'Dodatek „Logika”', hint: 'Żetony „I”, „LUB”, „NIE”, „ALBO” na rzędach i na planszy' },
  swap: { label: 'Golemy mogą zamieniać się miejscami', hint: 'Wyłączone: oba zostają na miejscu, to zasada domowa' },
  turns: {
    label: 'Tury',
    hint: 'Najpierw drużyny ruszają się po kolei, potem wszystkie golemy razem',
    values: { alternate: { label: 'Po kolei' }, together: { label: 'Jednocześnie' } },
  },
  tie: {
    label: 'Gdy uszkodzeń jest po równo',
    hint: 'Co decyduje po ostatniej rundzie',
    values: { draw: { label: 'Remis' }, strikes: { label: 'Zadane ciosy' }, again: { label: 'Jeszcze runda' } },
  },
};

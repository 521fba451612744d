import type { en } from '../en/levels.ts';

export const pl: typeof en = {
  says: [
    'Od razu zajmuje każdą dużą grupę i pcha się do twoich: swoje zamykaj wcześnie',
    'Rozbudowuje swoje grupy i nie spieszy się z zamykaniem: połącz je ze swoimi, a nikt nie zdobędzie punktów',
    'Kładzie kamienie na szeroko otwarte grupy: nie pozwól ich zamknąć, a zakład przepadnie',
    'Trzyma kamień na grupę, którą zostawisz prawie zamkniętą: zajmij ją wcześniej',
    'Lubi małe grupy, które szybko się zamykają, i żetony w zapasie: wyprzedź jedną dużą',
    'Bierze to, co na końcu da najwięcej, duże czy małe, i nie wybacza prezentów',
  ],
};

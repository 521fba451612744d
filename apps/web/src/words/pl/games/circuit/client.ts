import type { en } from '../../../en/games/circuit/client.ts';

export const pl: typeof en = {
  aim: 'Zapalaj żarówki i diody: wygrywa, kto ma najwięcej punktów za światło po odjęciu kar. Osiem punktów kończy grę.',
  keys: {
    choose: 'wziąć kafelek albo lutownicę',
    rotate: 'obrócić',
    confirm: 'przymierzyć na polu; potem potwierdzić',
    press: 'nacisnąć przycisk lub kafelek',
    back: 'odłożyć',
    why: 'dlaczego?',
  },
};

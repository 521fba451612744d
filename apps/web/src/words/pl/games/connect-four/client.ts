import type { en } from '../../../en/games/connect-four/client.ts';

export const pl: typeof en = {
  aim: 'Ułóż cztery swoje krążki w rzędzie: w poziomie, w pionie lub na ukos.',
  keys: {
    choose: 'wybrać kolumnę',
    confirm: 'przymierzyć, potem wrzucić',
    back: 'zmienić zdanie',
  },
};

import type { en } from '../../../en/games/micropul/options.ts';

export const pl: typeof en = {
  simple: {
    label: 'Proste wykładanie',
    hint: 'Wystarczy, że żeton leży obok innego, byle czarne nie dotykało białego. Dobre na pierwszą grę.',
  },
  plusStacks: {
    label: 'Liczy się każdy krzyżyk',
    hint: 'Dwa krzyżyki naraz dają dwie dodatkowe tury, nie jedną.',
  },
  openHands: {
    label: 'Odkryte ręce',
    hint: 'Wszyscy widzą żetony wszystkich: bez kurtyny, można razem głośno myśleć.',
  },
  soloPlus: {
    label: 'Krzyżyk…',
    hint: 'Odkryty żeton można wziąć, wiedząc, jaki jest.',
    values: {
      reveal: {
        label: 'odkrywa żeton magazynu',
      },
      none: {
        label: 'nic nie daje',
      },
    },
  },
};

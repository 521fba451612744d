import type { en } from '../en/things.ts';

export const pl: typeof en = {
  facings: {
    N: 'północ',
    E: 'wschód',
    S: 'południe',
    W: 'zachód',
  },
  bots: {
    hunter: 'Łowca',
    hothead: 'Zawadiaka',
    marksman: 'Strzelec',
    guard: 'Wartownik',
    coward: 'Tchórz',
    tumbler: 'Wańka-wstańka',
  },
};

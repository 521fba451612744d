import type { en } from '../en/describe6.ts';

export const pl: typeof en = {
  round: ({ round, rounds, row }) => `Runda ${round} z ${rounds}${row === null ? '' : `, rząd ${row}`}`,
  out: 'poza planszą',
  damage: 'uszkodzenia',
  strength: 'siła',
  range: 'zasięg',
  rows: 'rzędy',
  program: 'program',
  luck: 'szczęście',
  subprogram: 'podprogram',
  items: 'przedmioty',
  token: (name) => `żeton ${name}`,
  asks: {
    subprogram: 'Wyłóż podprogram',
    program: 'Ułóż program',
    logic: 'Połóż żeton logiki',
    choose: 'Wybierz komendę',
    exit: 'Wyjdź z wody',
    teleport: 'Czarna dziura: przenieś golema',
  },
  nobody: 'nikt nie wygrał',
  won: (name) => `wygrywa ${name}`,
};

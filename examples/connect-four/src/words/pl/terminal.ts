import type { en } from '../en/terminal.ts';

export const pl: typeof en = {
  aim: 'Cztery krążki w rzędzie wygrywają.',
  help: {
    board: 'Kolumny mają litery: „drop c” wrzuca twój krążek do kolumny c.',
  },
};

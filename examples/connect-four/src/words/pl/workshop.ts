import type { en } from '../en/workshop.ts';

export const pl: typeof en = {
  height: 'Ile krążków jest w kolumnie, od a do g',
  at: 'Czyj krążek leży na polu: numer gracza albo 0',
  threes: 'Ile czwórek potrzebuje tylko jednego krążka gracza',
  twos: 'Ile czwórek ma dwa krążki gracza i dwa puste pola',
};

import type { en } from '../en/manifest.ts';

export const pl: typeof en = {
  title: 'Cztery w rzędzie',
  invitation: 'Cztery krążki w rzędzie wygrywają. Uważaj, co zostawiasz otwarte.',
  credit: '„Cztery w rzędzie” wymyślili Howard Wexler i Ned Strongin (1974); krążki wrzucano do kolumn już wcześniej.',
};

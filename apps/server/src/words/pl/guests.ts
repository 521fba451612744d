import type { en } from '../en/guests.ts';

export const pl: typeof en = {
  hows: ['Wesoły', 'Dzielny', 'Cichy', 'Rudy', 'Mądry', 'Zwinny', 'Dobry', 'Szybki', 'Śmiały', 'Senny', 'Bystry', 'Ciekawy'],
  whos: ['Jeż', 'Kot', 'Bóbr', 'Lis', 'Borsuk', 'Szop', 'Puchacz', 'Delfin', 'Żuraw', 'Chomik', 'Tukan', 'Wróbel'],
  house: 'administracja administratorzy moderacja moderatorzy obsługa wsparcie serwer ochrona',
  bots: 'wolt om',
};

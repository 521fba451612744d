import type { en } from '../en/manifest.ts';

export const pl: typeof en = {
  golems6: {
    title: 'Golemy 6.1',
    fullTitle: 'Bitwa golemów 6.1',
    invitation: 'Ułóż tajny program, przeczytaj go w Pythonie i patrz, jak zderzy się z innymi.',
  },
  golems4: {
    title: 'Golemy 4.0',
    fullTitle: 'Bitwa golemów 4.0',
    invitation: 'Starsze wydanie: roboty się psują, a ty je naprawiasz.',
  },
  credit:
    '„Bitwę golemów” wymyślili Michaił i Aleksander Kazancewowie; redaktorką, metodyczką i korektorką jest Tatiana Kazancewa. Nowe zasady, scenariusze i inne ich gry: prostorobot.ru.',
};

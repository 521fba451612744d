import { countForm } from '@stolik/kernel/language';
import type { en } from '../en/things.ts';

export const pl: typeof en = {
  tokens: {
    I: 'prosty przewód',
    L: 'przewód narożny',
    T: 'rozgałęzienie',
    X: 'skrzyżowanie',
    H: 'mostek',
    E: 'żarówka',
    R: 'rezystor',
    D: 'dioda',
    V: 'dioda LED',
    K: 'kontaktron',
    M: 'magnes',
    G: 'bateria 3 V',
    iron: 'lutownica',
  },
  tokensOf: {
    I: 'prostego przewodu',
    L: 'przewodu narożnego',
    T: 'rozgałęzienia',
    X: 'skrzyżowania',
    H: 'mostka',
    E: 'żarówki',
    R: 'rezystora',
    D: 'diody',
    V: 'diody LED',
    K: 'kontaktronu',
    M: 'magnesu',
    G: 'baterii',
    iron: 'lutownicy',
  },
  sideTokens: {
    '+': 'plus',
    '-': 'minus',
    '+f': 'plus z bezpiecznikiem',
    '-f': 'minus z bezpiecznikiem',
    x: 'przerwany przewód',
  },
  sidePlaces: {
    left: 'lewy brzeg, rząd',
    right: 'prawy brzeg, rząd',
  },
  points: (count) => `${count} ${countForm('pl', count, { one: 'punkt', few: 'punkty', many: 'punktów' })}`,
  pieces: (count) =>
    `${count} ${countForm('pl', count, { one: 'kafelek lub lutownica', few: 'kafelki i lutownice', many: 'kafelków i lutownic' })}`,
  directions: {
    N: 'od góry',
    E: 'z prawej',
    S: 'od dołu',
    W: 'z lewej',
  },
};

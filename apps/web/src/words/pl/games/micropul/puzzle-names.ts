import type { en } from '../../../en/games/micropul/puzzle-names.ts';

export const pl: typeof en = {
  kinds: {
    close: 'Zamykanie grup',
    tiles: 'Zdobywanie żetonów',
    points: 'Punktowanie',
    spoil: 'Psucie grup',
    lays: 'Długie tury',
    win: 'Ostatnie ruchy',
    secure: 'Na stałe twoje',
    leave: 'Co zostaje',
  },
  themes: {
    plus: 'łańcuch krzyżyków',
    close: 'zamknięcie',
    spoil: 'dwa kamienie',
    stone: 'kamień',
    harvest: 'żniwa',
    big: 'duży żeton',
    end: 'koniec partii',
    combination: 'kilka ruchów',
    'one-move': 'jeden ruch',
  },
};

import { countForm } from '@stolik/kernel/language';
import type { en } from '../../../en/games/micropul/news.ts';

export const pl: typeof en = {
  gameOver: 'Koniec partii',
  groupClosed: (name, points) =>
    `${name} zamyka grupę: ${points} ${countForm('pl', points, { one: 'punkt', few: 'punkty', many: 'punktów' })}`,
  stonePut: (name) => `${name} zajmuje grupę`,
  extraTurnWon: (name) => `${name} gra jeszcze raz`,
  tilesWon: (name, tiles) =>
    `${name} dostaje ${tiles} ${countForm('pl', tiles, { one: 'żeton', few: 'żetony', many: 'żetonów' })}`,
  tileLaid: (name) => `${name} kładzie żeton`,
  tileTaken: (name) => `${name} bierze żeton z magazynu`,
};

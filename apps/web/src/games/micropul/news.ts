import type { Seat } from '@stolik/kernel/game';
import { inEach } from '@stolik/look/catalog';
import { type News, seatOf, told } from '../../base/news.ts';
import { en } from '../../words/en/games/micropul/news.ts';
import { pl } from '../../words/pl/games/micropul/news.ts';
import { ru } from '../../words/ru/games/micropul/news.ts';

const WORDS = inEach({ en, ru, pl });

export const news: News = {
  gameOver: () => WORDS.gameOver,
  groupClosed: ({ points, stones }) => {
    const [owner] = stones as readonly Seat[];
    if (owner === undefined || Number(points) === 0) return undefined;
    return told(owner, WORDS.groupClosed, Number(points));
  },
  stonePut: (event) => told(seatOf(event), WORDS.stonePut),
  extraTurnWon: (event) => told(seatOf(event), WORDS.extraTurnWon),
  tilesWon: (event) => told(seatOf(event), WORDS.tilesWon, Number(event['count'])),
  tileLaid: (event) => told(seatOf(event), WORDS.tileLaid),
  tileTaken: (event) => told(seatOf(event), WORDS.tileTaken),
};

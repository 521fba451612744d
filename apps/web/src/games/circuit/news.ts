import { inEach } from '@stolik/look/catalog';
import { type News, seatOf, told } from '../../base/news.ts';
import { en } from '../../words/en/games/circuit/news.ts';
import { pl } from '../../words/pl/games/circuit/news.ts';
import { ru } from '../../words/ru/games/circuit/news.ts';

const WORDS = inEach({ en, ru, pl });

export const news: News = {
  gameEnded: () => WORDS.gameEnded,
  shortMade: (event) => told(seatOf(event), WORDS.shortMade),
  partsBurnt: () => WORDS.partsBurnt,
  glowPlaced: (event, all) => {
    const sum = all.reduce((points, each) => points + (each['kind'] === 'glowPlaced' ? Number(each['level']) : 0), 0);
    return told(seatOf(event), WORDS.glowPlaced, sum);
  },
  fuseBurnt: () => WORDS.fuseBurnt,
  ironUsed: (event) => told(seatOf(event), WORDS.ironUsed),
  tileLaid: (event) => told(seatOf(event), WORDS.tileLaid),
  tokenExchanged: (event) => told(seatOf(event), WORDS.tokenExchanged),
};

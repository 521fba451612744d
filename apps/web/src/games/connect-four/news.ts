import { inEach } from '@stolik/look/catalog';
import { type News, seatOf, told } from '../../base/news.ts';
import { en } from '../../words/en/games/connect-four/news.ts';
import { pl } from '../../words/pl/games/connect-four/news.ts';
import { ru } from '../../words/ru/games/connect-four/news.ts';

const WORDS = inEach({ en, ru, pl });

export const news: News = {
  fourMade: (event) => told(seatOf(event), WORDS.fourMade),
  boardFilled: () => WORDS.boardFilled,
  discDropped: (event) => told(seatOf(event), WORDS.discDropped),
};

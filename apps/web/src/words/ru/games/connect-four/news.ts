import type { en } from '../../../en/games/connect-four/news.ts';

export const ru: typeof en = {
  fourMade: (name) => `${name}: четыре в ряд`,
  boardFilled: 'Доска заполнена',
  discDropped: (name) => `${name} опускает фишку`,
};

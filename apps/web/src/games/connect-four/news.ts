import { about, type News, seatOf } from '../../base/news.ts';

export const news: News = {
  fourMade: (event) =>
    about(seatOf(event), (name) => ({
      en: `${name} has four in a row`,
      ru: `${name}: четыре в ряд`,
      pl: `${name}: cztery w rzędzie`,
    })),
  boardFilled: () => ({ en: 'The board is full', ru: 'Доска заполнена', pl: 'Plansza jest pełna' }),
  discDropped: (event) =>
    about(seatOf(event), (name) => ({
      en: `${name} drops a disc`,
      ru: `${name} опускает фишку`,
      pl: `${name} wrzuca krążek`,
    })),
};

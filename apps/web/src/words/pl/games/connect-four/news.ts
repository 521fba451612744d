import type { en } from '../../../en/games/connect-four/news.ts';

export const pl: typeof en = {
  fourMade: (name) => `${name}: cztery w rzędzie`,
  boardFilled: 'Plansza jest pełna',
  discDropped: (name) => `${name} wrzuca krążek`,
};

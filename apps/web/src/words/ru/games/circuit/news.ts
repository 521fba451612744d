import { countForm } from '@stolik/kernel/language';
import type { en } from '../../../en/games/circuit/news.ts';

export const ru: typeof en = {
  gameEnded: 'Партия окончена',
  shortMade: (name) => `${name}: короткое замыкание!`,
  partsBurnt: 'Дым! Что-то сгорает',
  glowPlaced: (name, points) =>
    `${name} зажигает цепь: ${points} ${countForm('ru', points, { one: 'очко', few: 'очка', many: 'очков' })}`,
  fuseBurnt: 'Сгорает предохранитель',
  ironUsed: (name) => `${name} берётся за паяльник`,
  tileLaid: (name) => `${name} кладёт жетон`,
  tokenExchanged: (name) => `${name} меняет жетон`,
};

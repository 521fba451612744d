import { countForm } from '@stolik/kernel/language';
import type { en } from '../../../en/games/micropul/news.ts';

export const ru: typeof en = {
  gameOver: 'Партия окончена',
  groupClosed: (name, points) =>
    `${name} закрывает группу: ${points} ${countForm('ru', points, { one: 'очко', few: 'очка', many: 'очков' })}`,
  stonePut: (name) => `${name} занимает группу`,
  extraTurnWon: (name) => `${name} ходит ещё раз`,
  tilesWon: (name, tiles) =>
    `${name} получает ${tiles} ${countForm('ru', tiles, { one: 'жетон', few: 'жетона', many: 'жетонов' })}`,
  tileLaid: (name) => `${name} кладёт жетон`,
  tileTaken: (name) => `${name} берёт жетон из запаса`,
};

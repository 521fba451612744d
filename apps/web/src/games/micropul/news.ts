import type { Seat } from '@stolik/kernel/game';
import { about, type Forms, type News, n, POINTS, seatOf } from '../../base/news.ts';

const TILES: Forms = { en: ['tile', 'tiles', 'tiles'], ru: ['жетон', 'жетона', 'жетонов'], pl: ['żeton', 'żetony', 'żetonów'] };

export const news: News = {
  gameOver: () => ({ en: 'The game is over', ru: 'Партия окончена', pl: 'Koniec partii' }),
  groupClosed: ({ points, stones }) => {
    const [owner] = stones as readonly Seat[];
    if (owner === undefined || Number(points) === 0) return undefined;
    return about(owner, (name, language) => {
      const won = n(language, Number(points), POINTS);
      return { en: `${name} closes a group: ${won}`, ru: `${name} закрывает группу: ${won}`, pl: `${name} zamyka grupę: ${won}` };
    });
  },
  stonePut: (event) =>
    about(seatOf(event), (name) => ({
      en: `${name} claims a group`,
      ru: `${name} занимает группу`,
      pl: `${name} zajmuje grupę`,
    })),
  extraTurnWon: (event) =>
    about(seatOf(event), (name) => ({
      en: `${name} wins another turn`,
      ru: `${name} ходит ещё раз`,
      pl: `${name} gra jeszcze raz`,
    })),
  tilesWon: (event) =>
    about(seatOf(event), (name, language) => {
      const won = n(language, Number(event['count']), TILES);
      return { en: `${name} earns ${won}`, ru: `${name} получает ${won}`, pl: `${name} dostaje ${won}` };
    }),
  tileLaid: (event) =>
    about(seatOf(event), (name) => ({ en: `${name} places a tile`, ru: `${name} кладёт жетон`, pl: `${name} kładzie żeton` })),
  tileTaken: (event) =>
    about(seatOf(event), (name) => ({
      en: `${name} takes a tile from the supply`,
      ru: `${name} берёт жетон из запаса`,
      pl: `${name} bierze żeton z magazynu`,
    })),
};

import type { en } from '../../../en/games/micropul/puzzle-names.ts';

export const ru: typeof en = {
  kinds: {
    close: 'Закрыть группу',
    tiles: 'Добыть жетоны',
    points: 'Набрать очки',
    spoil: 'Обесценить группу',
    lays: 'Длинный ход',
    win: 'Последние ходы',
    secure: 'Своё навсегда',
    leave: 'Что остаётся',
  },
  themes: {
    plus: 'цепочка плюсов',
    close: 'закрыть',
    spoil: 'два камня',
    stone: 'камень',
    harvest: 'урожай',
    big: 'большой жетон',
    end: 'конец партии',
    combination: 'несколько ходов',
    'one-move': 'один ход',
  },
};

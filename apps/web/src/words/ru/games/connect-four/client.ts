import type { en } from '../../../en/games/connect-four/client.ts';

export const ru: typeof en = {
  aim: 'Поставьте четыре свои фишки в ряд: вдоль, вверх или наискосок.',
  keys: {
    choose: 'выбрать столбец',
    confirm: 'примерить, затем опустить',
    back: 'передумать',
  },
};

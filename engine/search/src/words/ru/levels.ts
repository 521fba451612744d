import type { en } from '../en/levels.ts';

export const ru: typeof en = {
  labels: ['Только учится', 'Новичок', 'Внимательный', 'Умелый', 'Сильный', 'Мастер'],
};

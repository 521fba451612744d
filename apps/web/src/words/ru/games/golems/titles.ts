import type { en } from '../../../en/games/golems/titles.ts';

export const ru: typeof en = {
  fresh: 'Мой сценарий',
  copy: (title) => `${title}, по-моему`,
};

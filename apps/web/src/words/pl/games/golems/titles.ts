import type { en } from '../../../en/games/golems/titles.ts';

export const pl: typeof en = {
  fresh: 'Mój scenariusz',
  copy: (title) => `${title}, po mojemu`,
};

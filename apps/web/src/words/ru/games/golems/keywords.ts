import type { en } from '../../../en/games/golems/keywords.ts';

/** What stands out in pseudo-code, as the rules write it. */
export const ru: typeof en = {
  keywords: ['повторить 2 раза', 'если', 'иначе', 'пока', 'выполнить'],
};

import type { en } from '../en/claims.ts';

export const ru: typeof en = {
  hints: 'подсказок',
  claimed: 'обещано',
  happened: 'сбылось',
};

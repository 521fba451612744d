import type { en } from '../en/lively.ts';

export const ru: typeof en = {
  draws: 'ничьи',
  discs: 'фишек',
};

import type { en } from '../en/rules-search.ts';

export const ru: typeof en = {
  same: [{ law: 'катализатор', table: 'латунный знак' }],
};

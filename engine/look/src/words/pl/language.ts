import type { en } from '../en/language.ts';

export const pl: typeof en = {
  name: 'Polski',
};

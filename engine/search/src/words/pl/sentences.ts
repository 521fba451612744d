import type { en } from '../en/sentences.ts';

export const pl: typeof en = {
  but: 'ale',
};

import type { en } from '../en/sentences.ts';

export const ru: typeof en = {
  but: 'но',
};

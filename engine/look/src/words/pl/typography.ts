import type { en } from '../en/typography.ts';

export const pl: typeof en = {
  clinging: '[aiouwz]',
};

import type { en } from '../en/lively.ts';

export const pl: typeof en = {
  draws: 'remisy',
  discs: 'krążków',
};

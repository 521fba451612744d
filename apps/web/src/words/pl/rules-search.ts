import type { en } from '../en/rules-search.ts';

export const pl: typeof en = {
  same: [{ law: 'katalizator', table: 'mosiężny znak' }],
};

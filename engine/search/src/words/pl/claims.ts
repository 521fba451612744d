import type { en } from '../en/claims.ts';

export const pl: typeof en = {
  hints: 'podpowiedzi',
  claimed: 'zapowiedziano',
  happened: 'sprawdziło się',
};

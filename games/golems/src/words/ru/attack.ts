import type { en } from '../en/attack.ts';

export const ru: typeof en = {
  golems6: {
    name: 'Удар',
    act: 'ударить',
  },
  golems4: {
    name: 'Атака',
    act: 'атаковать',
  },
};

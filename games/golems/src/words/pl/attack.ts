import type { en } from '../en/attack.ts';

export const pl: typeof en = {
  golems6: {
    name: 'Cios',
    act: 'uderz',
  },
  golems4: {
    name: 'Atak',
    act: 'atakuj',
  },
};

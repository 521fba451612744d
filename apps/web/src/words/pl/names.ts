import type { en } from '../en/names.ts';

export const pl: typeof en = {
  guest: 'Gość',
  person: (letter) => `Gość ${letter}`,
};

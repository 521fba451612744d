import type { en } from '../en/names.ts';

export const ru: typeof en = {
  guest: 'Гость',
  person: (letter) => `Гость ${letter}`,
};

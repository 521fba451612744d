import type { en } from '../en/speech.ts';

export const pl: typeof en = {
  you: 'ty',
  // The verb says who.
  youDo: (verb) => verb,
  and: ' i ',
  player: (number) => `Gracz ${number}`,
};

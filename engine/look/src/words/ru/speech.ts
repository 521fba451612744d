import type { en } from '../en/speech.ts';

export const ru: typeof en = {
  you: 'вы',
  youDo: (verb) => `вы ${verb}`,
  and: ' и ',
  player: (number) => `Игрок ${number}`,
};

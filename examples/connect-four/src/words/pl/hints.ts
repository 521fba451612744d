import type { en } from '../en/hints.ts';

export const pl: typeof en = {
  wins: 'Cztery w rzędzie.',
  stops: 'Inaczej przeciwnik ułoży tu czwórkę.',
};

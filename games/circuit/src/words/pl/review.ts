import type { en } from '../en/review.ts';
import { countPoints } from '../naming.ts';

export const pl: typeof en = {
  points: 'Punkty',
  tie: 'Punktów było po równo: rozstrzygnęła liczba świecących części.',
  quiet: ({ from, to, isWhole }) =>
    isWhole ? 'Przez całą partię nic się nie zaświeciło.' : `Od tury ${from} do tury ${to} nic się nie zaświeciło.`,
  waited: 'Przez całą partię żaden twój kafelek nie trafił na planszę.',
  couldNot: 'W tym czasie żaden twój ruch nie mógł niczego zaświecić.',
  penalties: (points) => `Twoje kary: ${countPoints(points, 'pl')}.`,
  could: () => 'A tu można było coś zaświecić.',
};

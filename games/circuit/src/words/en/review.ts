import type { Span } from '@stolik/search/count';
import { countPoints } from '../naming.ts';
export const en = {
  points: 'Points',
  tie: 'The points were level: more glowing parts decided it.',
  quiet: ({ from, to, isWhole }: Span): string =>
    isWhole ? 'Nobody lit anything all game.' : `From turn ${from} to turn ${to} nobody lit anything.`,
  waited: 'You didn’t place a single tile.',
  couldNot: 'In that time you had no move that could light anything.',
  penalties: (points: number): string => `Penalties cost you ${countPoints(points, 'en')}.`,
  could: (isYou: boolean): string => (isYou ? 'You could have lit something here.' : 'Something could have been lit here.'),
};

import type { Seat } from '@stolik/kernel/game';
import { countForm } from '@stolik/kernel/language';
import type { Speech } from '@stolik/look/speech';
import type { Span } from '@stolik/search/count';
import type { Parts } from '../../bot/parts.ts';

export const en = {
  points: (count: number): string => `${count} ${countForm('en', count, { one: 'point', few: 'points', many: 'points' })}`,
  quiet: ({ from, to, isWhole }: Span): string =>
    isWhole
      ? 'No group with a stone on it was ever closed.'
      : `From turn ${from} to turn ${to} no group with a stone on it was closed.`,
  /** Where the points come from; the sum has just been said. [M7.2] */
  parts: ({ groups, supply, hand }: Parts): string => `Groups ${groups}, supply ${supply}, hand ${hand}.`,
  partsOfBoth: (own: Parts, theirs: Parts): string =>
    `Groups ${own.groups}:${theirs.groups}, supply ${own.supply}:${theirs.supply}, hand ${own.hand}:${theirs.hand}.`,
  decisive: { groups: 'The groups decided it.', supply: 'The supply decided it.' },
  stayedOpen: ({ isYou, name }: Speech, seat: Seat, points: number): string =>
    `${isYou(seat) ? 'Your' : `${name(seat)}’s`} group of ${points} stayed open and counted nothing.`,
  ranOut: ({ does }: Speech, seat: Seat): string => `${does(seat, 'had', 'had')} no tiles left: that loses, whatever the score.`,
  stuck: ({ does }: Speech, seat: Seat): string => `${does(seat, 'had', 'had')} no legal move: that loses, whatever the score.`,
  /** Every tile in hand counts as a point, so laying one costs it. [M7.2] */
  fromHand: 'The tile from the hand: −1.',
  could: (isYou: boolean): string => (isYou ? 'You could have closed one here.' : 'One could have been closed here.'),
  name: 'Points',
  caption: 'Points if the game had ended then',
  couldNot: 'In that time you had no move that could close one.',
};

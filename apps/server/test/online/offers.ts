import { connectFour } from '@stolik/connect-four/game';
import type { AnyGame } from '@stolik/kernel/game';
import { OFFERS, type Offer } from '../../src/games.ts';

/** The games, and the smallest one with quick bots for tests about tables and not about games. */
export const TEST_OFFERS: readonly Offer[] = [
  ...OFFERS.filter(({ game }) => game !== connectFour),
  { game: connectFour, levels: ['random', 'greedy'] },
];

export const findGame = (id: string): AnyGame => TEST_OFFERS.find(({ game }) => game.id === id)!.game;

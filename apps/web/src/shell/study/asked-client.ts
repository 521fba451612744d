import type { AnyGame } from '@stolik/kernel/game';
import type { GameClient } from '../contract.ts';

/** A game as a question plays it: when the answer has ended nothing comes that its film would wait for, and the verdict follows. */
export const askedClient = (client: GameClient, game: AnyGame, isOver: () => boolean): GameClient => ({
  ...client,
  game,
  ...(client.stopsBefore && { stopsBefore: (event) => !isOver() && client.stopsBefore!(event) }),
});

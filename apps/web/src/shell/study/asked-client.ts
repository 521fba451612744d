import type { AnyGame } from '@stolik/kernel/game';
import type { GameClient } from '../contract.ts';

/**
 * A game as a question plays it: when the answer has ended nothing comes that its film would wait for, and the verdict follows. That alone
 * says how it went: no event tells that a whole game is over, or that nobody has won it.
 */
export const askedClient = (client: GameClient, game: AnyGame, isOver: () => boolean): GameClient => ({
  ...client,
  game: client.isEnd ? withoutEnd(game, client.isEnd) : game,
  ...(client.stopsBefore && { stopsBefore: (event) => !isOver() && client.stopsBefore!(event) }),
});

const withoutEnd = (game: AnyGame, isEnd: NonNullable<GameClient['isEnd']>): AnyGame => ({
  ...game,
  play: (state, actor, action, emit) => game.play(state, actor, action, emit && ((event) => isEnd(event) || emit(event))),
});

import type { AnyGame } from '@stolik/kernel/game';
import type { EndHooks, GameClient } from '../contract.ts';

/**
 * A game as a question plays it: where nobody decides any more (the answer has ended, or is only shown) its film waits for no tap, and the
 * verdict follows. That alone says how it went: no event tells that a whole game is over, or that nobody has won it.
 */
export const askedClient = (client: GameClient, game: AnyGame, isDecided: () => boolean): GameClient => ({
  ...client,
  game: client.end.isEnd ? withoutEnd(game, client.end.isEnd) : game,
  ...(client.film && {
    film: { ...client.film, stopsBefore: (event) => !isDecided() && client.film!.stopsBefore?.(event) === true },
  }),
});

const withoutEnd = (game: AnyGame, isEnd: NonNullable<EndHooks['isEnd']>): AnyGame => ({
  ...game,
  play: (state, actor, action, emit) => game.play(state, actor, action, emit && ((event) => isEnd(event) || emit(event))),
});

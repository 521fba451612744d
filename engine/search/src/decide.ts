import { type Action, ActionList, type AnyGame, type Game, type GameEvent, type Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { type Budget, foregone, type Player, type Thought } from './player.ts';

/**
 * Asks a player for a seat's decision at a real table. The player gets a world redealt for the seat, never the state itself.
 * Redealing depends only on what the seat knows, so the answer does, too.
 */
export function decide<State, View, Event extends GameEvent, Options>(
  game: Game<State, View, Event, Options>,
  player: Player<State>,
  state: State,
  seat: Seat,
  rng: Rng,
  budget: Budget,
): Thought {
  return player(game.redeal(state, seat, rng), seat, rng, budget);
}

const few = new ActionList();

/** The action of a seat that has no choice; undefined when it has one. */
export function onlyAction(game: AnyGame, state: unknown, seat: Seat): Action | undefined {
  if (game.count !== undefined && game.count(state, seat) > 1) return undefined;
  few.clear();
  game.legal(state, seat, few);
  return few.length === 1 ? few.at(0) : undefined;
}

/** Any action, all equally likely. */
export function randomPlayer<State>(game: Pick<AnyGame, 'sample'>): Player<State> {
  return (world, seat, rng) => foregone(game.sample(world, seat, rng));
}

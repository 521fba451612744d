import { CHANCE, type Game, type GameEvent, type Outcome } from './game.ts';
import type { Rng } from './random.ts';

/** Plays random actions to the end on a state the caller owns, and says how it ended. */
export function playout<State, View, Event extends GameEvent, Options>(
  game: Game<State, View, Event, Options>,
  state: State,
  rng: Rng,
): Outcome {
  for (;;) {
    const next = game.next(state);
    switch (next.kind) {
      case 'turn':
        game.play(state, next.seat, game.sample(state, next.seat, rng));
        break;
      case 'chance':
        game.play(state, CHANCE, game.roll(state, rng));
        break;
      case 'together':
        for (let i = 0; i < next.seats.length; i++) game.play(state, next.seats[i]!, game.sample(state, next.seats[i]!, rng));
        break;
      case 'over':
        return next.outcome;
    }
  }
}

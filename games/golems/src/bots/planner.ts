import { type Action, type AnyGame, CHANCE, type Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';

/** How good a state is for a seat: more is better. */
export type Judge<State> = (state: State, seat: Seat) => number;

export interface Effort {
  /** How many of its own decisions are tried, and against how many answers of the others each. */
  readonly tries: number;
  readonly dreams: number;
}

const LONGEST = 300;

/**
 * Tries some of its decisions out to the end of the round, the others playing at random, and takes the one that ends best on
 * average. It knows a redealt world only: what it can't see it dreams.
 */
export function planBest<State>(
  game: AnyGame,
  judge: Judge<State>,
  isRoundOver: (now: State, start: State) => boolean,
  effort: Effort,
) {
  return (world: State, seat: Seat, rng: Rng): Action => {
    const tried = new Map<Action, number>();
    for (let count = 0; count < effort.tries; count++) tried.set(game.sample(world, seat, rng), 0);
    let best = -Infinity;
    let chosen = [...tried.keys()][0]!;
    for (const action of tried.keys()) {
      let sum = 0;
      for (let dream = 0; dream < effort.dreams; dream++) sum += dreamOn(action);
      if (sum <= best) continue;
      best = sum;
      chosen = action;
    }
    return chosen;

    function dreamOn(action: Action): number {
      const state: State = game.clone(world);
      let isMine = false;
      for (let steps = 0; steps < LONGEST && !(isMine && isRoundOver(state, world)); steps++) {
        const next = game.next(state);
        if (next.kind === 'over') break;
        if (next.kind === 'chance') game.play(state, CHANCE, game.roll(state, rng));
        else {
          const asked = next.seats.includes(seat) && !isMine ? seat : next.seats[0]!;
          game.play(state, asked, asked === seat && !isMine ? action : game.sample(state, asked, rng));
          if (asked === seat) isMine = true;
        }
      }
      return judge(state, seat);
    }
  };
}

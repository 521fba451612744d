import type { Action, AnyGame } from '../game.ts';
import { firstsOf, goesOn, type Horizon, legalOf } from '../puzzles/explore.ts';

/** The cost of the cheapest answer; nothing when none reaches the goal. `isOpen`: there are more positions than were examined. */
export interface Cheapest {
  readonly cost: number | undefined;
  readonly isOpen: boolean;
}

interface Step<State> {
  readonly from: State;
  readonly action: Action;
}

/**
 * All answers in the order of what they cost, until one reaches the goal: whatever is cheaper has been looked at. A decision may cost
 * nothing, but not less.
 */
export function cheapest<State>(
  horizon: Horizon<State>,
  isReached: (state: State) => boolean,
  costOf: (action: Action) => number,
  most: number,
): Cheapest {
  const { game, start, seat, same } = horizon;
  const waiting: Step<State>[][] = [];
  const known = new Set<string>();
  let looked = 0;

  function offer(from: State, actions: readonly Action[], cost: number): void {
    for (const action of actions) {
      const after = cost + costOf(action);
      waiting[after] ??= [];
      waiting[after].push({ from, action });
    }
  }

  offer(start, firstsOf(horizon), 0);
  for (let cost = 0; cost < waiting.length; cost++) {
    const steps = waiting[cost] ?? [];
    // Free decisions are put behind those that are looked at now.
    for (let index = 0; index < steps.length; index++) {
      if (++looked > most) return { cost: undefined, isOpen: true };
      const { from, action } = steps[index]!;
      const state = played(game, from, seat, action);
      if (isReached(state)) return { cost, isOpen: false };
      if (!goesOn(horizon, state)) continue;
      const key = same(state);
      if (known.has(key)) continue;
      known.add(key);
      offer(state, legalOf(game, state, seat), cost);
    }
    waiting[cost] = [];
  }
  return { cost: undefined, isOpen: false };
}

function played<State>(game: AnyGame, from: State, seat: number, action: Action): State {
  const state = game.clone(from) as State;
  game.play(state, seat, action);
  return state;
}

import { type Action, ActionList, type Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import type { Knowledge } from '@stolik/search/knowledge';
import { legal } from '../legal.ts';
import type { State } from '../state.ts';
import { evaluate, reward } from './evaluate.ts';
import { Gains } from './gain.ts';

/** Points that make an action 2.7 times as likely to be looked at. */
const PRIOR_STEP = 1.6;
/** How uneven playouts are: noise added to gains, in points. */
const NOISE = 1.5;
const NOISE_STEPS = 1024;

const gains = new Gains();

function prior(state: State, seat: Seat, actions: ActionList, out: Float64Array): void {
  gains.begin(state, seat);
  for (let i = 0; i < actions.length; i++) out[i] = gains.of(actions.items[i]!) / PRIOR_STEP;
}

const list = new ActionList();

/** The action that gains most at once, with a little luck. */
function rollout(state: State, seat: Seat, rng: Rng): Action {
  list.clear();
  legal(state, seat, list);
  gains.begin(state, seat);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < list.length; i++) {
    const gain = gains.of(list.items[i]!) + (rng.below(NOISE_STEPS) * NOISE) / NOISE_STEPS;
    if (gain > most) [best, most] = [i, gain];
  }
  return list.at(best);
}

export const knowledge: Knowledge<State> = { evaluate, prior, rollout, reward };

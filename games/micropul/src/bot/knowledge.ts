import type { ActionList, Seat } from '@stolik/kernel/game';
import type { Knowledge } from '@stolik/search/knowledge';
import type { State } from '../state.ts';
import { evaluate, reward } from './evaluate.ts';
import { Gains } from './gain.ts';
import { rollout } from './rollout.ts';

/** Points that make an action 2.7 times as likely to be looked at. */
const PRIOR_STEP = 1.6;

const gains = new Gains();

export function prior(state: State, seat: Seat, actions: ActionList, out: Float64Array): void {
  gains.begin(state, seat);
  for (let i = 0; i < actions.length; i++) out[i] = gains.of(actions.items[i]!) / PRIOR_STEP;
}

export const knowledge: Knowledge<State> = { evaluate, prior, rollout, reward };

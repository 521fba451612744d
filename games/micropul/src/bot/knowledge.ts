import type { Knowledge } from '@stolik/search/knowledge';
import type { State } from '../state.ts';
import { AllowedActions } from './allowed.ts';
import { evaluate, reward } from './evaluate.ts';
import { Gains } from './gain.ts';
import { rollout } from './rollout.ts';
import type { Temper } from './tempers.ts';
import { weighing } from './weights.ts';

/** Points that make an action 2.7 times as likely to be looked at. */
const PRIOR_STEP = 1.6;

/** What a player of this temper knows. Playing on, everybody plays plainly. */
export function knowledgeOf({ worth, spite }: Temper): Required<Knowledge<State>> {
  const weigh = weighing(worth);
  const gains = new Gains(weigh, spite);
  return {
    evaluate: (state, out) => evaluate(state, out, weigh),
    prior(state, seat, actions, out) {
      gains.begin(state, seat);
      for (let i = 0; i < actions.length; i++) out[i] = gains.of(actions.items[i]!) / PRIOR_STEP;
    },
    allowed: new AllowedActions(),
    rollout,
    reward,
  };
}

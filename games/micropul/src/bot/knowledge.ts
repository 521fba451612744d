import type { Knowledge } from '@stolik/search/knowledge';
import type { State } from '../turn/state.ts';
import { AllowedActions } from './allowed.ts';
import { evaluate, reward } from './evaluate.ts';
import { Gains, PLAIN, type Sense } from './gain.ts';
import { rolloutBy } from './rollout.ts';
import type { Temper } from './tempers.ts';
import { weighing } from './weights.ts';

/** Points that make an action 2.7 times as likely to be looked at. */
const PRIOR_STEP = 1.6;

/** The knowledge of a player of this temper. Playouts have no temper. */
export function knowledgeOf({ worth, spite }: Temper, sense: Sense = PLAIN): Required<Knowledge<State>> {
  const weigh = weighing(worth);
  const gains = new Gains(weigh, spite, sense);
  return {
    evaluate: (state, out) => evaluate(state, out, weigh),
    prior(state, seat, actions, out) {
      gains.begin(state, seat);
      for (let i = 0; i < actions.length; i++) out[i] = gains.of(actions.items[i]!) / PRIOR_STEP;
    },
    allowed: new AllowedActions(),
    rollout: rolloutBy(sense),
    reward,
  };
}

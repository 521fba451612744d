import { type Next, over, ROLL, TURN } from '@stolik/kernel/game';
import { outcomeOf } from './score.ts';
import type { State } from './state.ts';

export function next(state: State): Next {
  if (state.phase === 'turn') return TURN[state.turn]!;
  if (state.phase !== 'over') return ROLL;
  const outcome = outcomeOf(state);
  if (!outcome) throw new Error('a game is over without a reason');
  return over(outcome);
}

import * as kernel from '@stolik/kernel/game';
import { type Next, type Outcome, over, type Seat } from '@stolik/kernel/game';
import { isGone, seatToMove, sideOf } from '../board/order.ts';
import type { CircuitState } from '../board/state.ts';
import * as record from '../board/state.ts';
import { endClause } from './turn.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { ROLL, TURN } = kernel;
const { DECIDE, OVER, REASONS } = record;

export function next(state: CircuitState): Next {
  if (state.phase < DECIDE) return ROLL;
  if (state.phase === DECIDE) return TURN[seatToMove(state)]!;
  if (state.phase === OVER) return over(outcome(state));
  throw new Error(`no phase ${state.phase}`);
}

export const scoreOf = (state: CircuitState, seat: Seat): number => state.points[seat]! - state.penalties[seat]!;

/** The side that wins alone, counted from 0, or -1 for a drawn battle. [C7.2, C7.3, C8.2] */
export function winningSide(state: CircuitState): number {
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  let bestLit = 0;
  for (let side = 0; side < state.seats; side++) {
    let score = 0;
    let lit = 0;
    let plays = false;
    for (let seat = 0; seat < state.seats; seat++) {
      if (sideOf(state, seat) !== side) continue;
      score += scoreOf(state, seat);
      lit += state.lit[seat]!;
      plays ||= !isGone(state, seat);
    }
    // Who has left has lost, whatever their glow.
    if (!plays) continue;
    if (score > bestScore || (score === bestScore && lit > bestLit)) {
      best = side;
      bestScore = score;
      bestLit = lit;
    } else if (score === bestScore && lit === bestLit) best = -1;
  }
  return best;
}

function outcome(state: CircuitState): Outcome {
  const side = winningSide(state);
  const winners: Seat[] = [];
  const scores: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    if (side >= 0 && sideOf(state, seat) === side && !isGone(state, seat)) winners.push(seat);
    scores.push(scoreOf(state, seat));
  }
  return {
    winners,
    scores,
    reason: REASONS[state.reason]!,
    clause: endClause(state),
  };
}

import { ActionList, CHANCE, type Seat } from '@stolik/kernel/game';
import { legalOf } from '@stolik/kernel/puzzles/explore';
import type { Question } from '@stolik/kernel/puzzles/prove';
import type { Goal } from '@stolik/kernel/puzzles/puzzle';
import { seatToMove } from '../board/order.ts';
import { type CircuitState, DECIDE, HAND_SLOTS } from '../board/state.ts';
import { BATTERY, KINDS } from '../board/tiles.ts';
import { circuit } from '../game.ts';
import { baseOf, isLay } from '../turn/codes.ts';
import { cleanly, reached } from './questions.ts';

/**
 * Whatever tile the next seat draws and wherever it places it, it gets this many points at most. Hands are secret, so every kind is tried.
 * `light`: so many points must be one's own besides.
 */
export function leaveQuestion(start: CircuitState, seat: Seat, goal: Goal): Question<CircuitState> | undefined {
  const { most, light = 0 } = goal;
  if (typeof most !== 'number' || typeof light !== 'number') return undefined;
  return reached(
    goal,
    cleanly(start, seat, (state) => {
      if (state.points[seat]! - start.points[seat]! < light) return 0;
      const after = nextTurn(state);
      return Number(after !== undefined && seatToMove(after) !== seat && mostWith(after) <= most);
    }),
  );
}

/** After the draws, whatever they bring; undefined when the game is over. */
function nextTurn(state: CircuitState): CircuitState | undefined {
  const after = circuit.clone(state);
  while (circuit.next(after).kind === 'chance') {
    const outcomes = new ActionList();
    circuit.legal(after, CHANCE, outcomes);
    circuit.play(after, CHANCE, outcomes.at(0));
  }
  return after.phase === DECIDE ? after : undefined;
}

function mostWith(state: CircuitState): number {
  const seat = seatToMove(state);
  let most = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (kind === BATTERY && !state.options.battery) continue;
    const held = circuit.clone(state);
    held.hands.fill(-1, seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS);
    held.hands[seat * HAND_SLOTS] = kind;
    held.handSize[seat] = 1;
    for (const action of legalOf(circuit, held, seat)) {
      if (!isLay(baseOf(action))) continue;
      const after = circuit.clone(held);
      circuit.play(after, seat, action);
      most = Math.max(most, after.points[seat]! - state.points[seat]!);
    }
  }
  return most;
}

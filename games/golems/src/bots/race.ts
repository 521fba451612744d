import type { Seat } from '@stolik/kernel/game';
import { RULES } from '../v6/kinds.ts';
import { OVER, type State6 } from '../v6/state.ts';
import { wayToGoal } from './judge6.ts';
import { FAR, reachesOn } from './reach.ts';

/** The result of a young player's program. */
export interface Race {
  readonly goal: 'gear' | 'treasure' | 'edge';
  /** The cell of that goal; undefined for an edge. */
  readonly at: number | undefined;
  /** Commands left to it; 0: reached. */
  readonly left: number;
}

interface Goal {
  readonly cell: number;
  readonly way: number;
}

const wayTo = (state: State6, seat: Seat, cell: number): number =>
  reachesOn(state.field, state.token, state.pair, RULES).commands(0, state.at[seat]!, state.facing[seat]!, cell);

/** The goal of a golem: the nearest, and of equals the first cell. A golem keeps its goal in the next round. */
export function goalOf(state: State6, seat: Seat): Goal | undefined {
  let nearest: Goal | undefined;
  for (let cell = 0; cell < state.goalAt.length; cell++) {
    if (state.goalAt[cell] === 0) continue;
    const way = wayTo(state, seat, cell);
    if (!nearest || way < nearest.way) nearest = { cell, way };
  }
  return nearest;
}

/** The result of a round for a young player. */
export function raceOf(before: State6, after: State6, seat: Seat): Race {
  const goal = before.table.goal === 'edge' ? 'edge' : before.table.goal === 'treasure' ? 'treasure' : 'gear';
  const isThere = (after.phase === OVER && after.winner === seat + 1) || after.at[seat]! < 0;
  if (goal === 'edge') return { goal, at: undefined, left: isThere ? 0 : wayToGoal(after, seat) };
  if (after.items[seat]! > before.items[seat]!) return { goal, at: takenFrom(before, after, seat), left: 0 };
  const next = isThere ? undefined : goalOf(after, seat);
  return { goal, at: next?.cell, left: isThere ? 0 : (next?.way ?? FAR) };
}

/** Of the goals that are gone the one that this golem went for. */
function takenFrom(before: State6, after: State6, seat: Seat): number {
  const gone = Array.from(before.goalAt.keys()).filter((cell) => before.goalAt[cell] !== 0 && after.goalAt[cell] === 0);
  return gone.toSorted((a, b) => wayTo(before, seat, a) - wayTo(before, seat, b) || a - b)[0]!;
}

/** Commands left to the goal that a golem went for when the round began; 0 when it has been taken. */
export function leftOf(before: State6, after: State6, seat: Seat): number {
  const goal = goalOf(before, seat);
  if (!goal) return after.at[seat]! < 0 ? 0 : wayToGoal(after, seat);
  return after.at[seat]! < 0 || after.goalAt[goal.cell] === 0 ? 0 : wayTo(after, seat, goal.cell);
}

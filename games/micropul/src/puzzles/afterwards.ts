import { ActionList, CHANCE, type Seat } from '@stolik/kernel/game';
import { explore, legalOf, type Worth } from '@stolik/kernel/puzzles/explore';
import type { Question } from '@stolik/kernel/puzzles/prove';
import type { Goal } from '@stolik/kernel/puzzles/puzzle';
import { micropul } from '../game.ts';
import { groupScore } from '../turn/score.ts';
import { otherSeat, type State } from '../turn/state.ts';

/** The questions about what the other seat can do next. Hands must be open: then nothing in its turn is secret. */
export function askedAfterwards(
  start: State,
  seat: Seat,
  goal: Goal,
  same: (state: State) => string,
): Question<State> | undefined {
  if (start.seats !== 2 || !start.options.openHands) return undefined;
  const rival = otherSeat(start, seat);
  const most = (state: State, mover: Seat, worth: Worth<State>): number => {
    const explored = explore({ game: micropul, start: state, seat: mover, same }, [worth], MOST);
    if (!explored) throw new Error('a turn here has more positions than are looked at');
    return explored.reached[0]!.best;
  };
  const secured: Worth<State> = (state) => groupScore(state, seat) - groupScore(start, seat);
  switch (goal.kind) {
    case 'secure':
      return {
        kind: goal.kind,
        least: 1,
        goal: (count) => ({ kind: goal.kind, count }),
        worth: (state) => {
          const given = handedOver(state, rival);
          if (!given) return 0;
          return Math.min(...endsOf(given, rival).map((end) => (end.turn === seat ? most(end, seat, secured) : secured(end))));
        },
      };
    case 'leave': {
      const { tiles, points } = goal;
      const gain: Worth<State> | undefined =
        typeof tiles === 'number'
          ? (state) => start.core - state.core - tiles
          : typeof points === 'number'
            ? (state) => groupScore(state, rival) - groupScore(start, rival) - points
            : undefined;
      if (!gain) return undefined;
      return {
        kind: goal.kind,
        least: 1,
        goal: () => goal,
        worth: (state) => {
          const given = handedOver(state, rival);
          return Number(given !== undefined && most(given, rival, gain) <= 0);
        },
      };
    }
    default:
      return undefined;
  }
}

/** A turn of a few tiles has far fewer positions. */
const MOST = 20_000;

/** The position in which the rival's turn begins; a tile that was just taken is any, for it is not played before. */
function handedOver(state: State, rival: Seat): State | undefined {
  const after = drawn(state);
  return after.phase === 'turn' && after.turn === rival ? after : undefined;
}

function drawn(state: State): State {
  if (micropul.next(state).kind !== 'chance') return state;
  const after = micropul.clone(state);
  const outcomes = new ActionList();
  micropul.legal(after, CHANCE, outcomes);
  micropul.play(after, CHANCE, outcomes.at(0));
  return after;
}

/** Everything that a turn of this seat, with its extra turns, may lead to. */
function endsOf(state: State, mover: Seat): readonly State[] {
  return legalOf(micropul, state, mover).flatMap((action) => {
    const after = micropul.clone(state);
    micropul.play(after, mover, action);
    const end = drawn(after);
    return end.phase === 'turn' && end.turn === mover ? endsOf(end, mover) : [end];
  });
}

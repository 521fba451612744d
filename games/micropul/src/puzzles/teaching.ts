import type { Seat } from '@stolik/kernel/game';
import type { Question } from '@stolik/kernel/puzzles/prove';
import { type Goal, namedIn } from '@stolik/kernel/puzzles/puzzle';
import { findPlace, slotAt } from '../board/board.ts';
import { NO_UNIT, rootOf, stonesOn } from '../board/groups.ts';
import { CORNERS, type Corner } from '../board/places.ts';
import type { Unit } from '../board/shape.ts';
import { type State, stoneSeat, stoneUnit } from '../turn/state.ts';

/** The questions that only lessons ask, being too easy for a puzzle. docs/puzzles.md describes them in words. */
export function taught(start: State, seat: Seat, goal: Goal): Question<State> | undefined {
  const asked = (worth: (state: State) => number): Question<State> => ({ kind: goal.kind, least: 1, worth, goal: () => goal });
  const unit = findUnit(start, namedIn(goal, 'group'));
  switch (goal.kind) {
    case 'take':
      return asked(({ phase, open }) => Number(phase === 'take' || open.length < start.open.length));
    case 'reveal':
      return start.seats === 1 ? asked(({ phase }) => Number(phase === 'reveal')) : undefined;
    case 'claim':
      return unit === undefined ? undefined : asked((state) => Number(isClaimed(state, seat, unit)));
    case 'grow':
      return unit === undefined ? undefined : asked(({ board }) => board.points[rootOf(board, unit)]!);
    case 'join': {
      const other = findUnit(start, namedIn(goal, 'with'));
      if (unit === undefined || other === undefined) return undefined;
      return asked(({ board }) => Number(rootOf(board, unit) === rootOf(board, other)));
    }
    default:
      return undefined;
  }
}

/** The micropul at `x,y,CORNER`. */
export function findUnit({ board }: State, name: string): Unit | undefined {
  const [x, y, corner] = name.split(',');
  const index = CORNERS.indexOf(corner as Corner);
  if (index < 0) return undefined;
  const place = findPlace(board, Number(x), Number(y));
  const slot = place === undefined ? -1 : slotAt(board, place);
  if (slot < 0) return undefined;
  const unit = slot * 4 + index;
  return board.parent[unit] === NO_UNIT ? undefined : unit;
}

/** One stone lies there, and it is this seat's. */
function isClaimed({ board, stonesPut }: State, seat: Seat, unit: Unit): boolean {
  const root = rootOf(board, unit);
  const isOwn = stonesPut.some((stone) => stoneSeat(stone) === seat && rootOf(board, stoneUnit(stone)) === root);
  return isOwn && stonesOn(board, root) === 1;
}

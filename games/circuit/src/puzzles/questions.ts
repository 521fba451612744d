import type { Seat } from '@stolik/kernel/game';
import type { Worth } from '@stolik/kernel/puzzles/explore';
import type { Question } from '@stolik/kernel/puzzles/prove';
import type { Goal } from '@stolik/kernel/puzzles/puzzle';
import { CELLS, cellName, SIDE_BASE, SIDES, sideName } from '../board/geometry.ts';
import { sideOf } from '../board/order.ts';
import { type CircuitState, handCount, ONCE, OVER } from '../board/state.ts';
import { IRON, LED, POINTS_TO_END, RESISTOR, SIDE_FUSE } from '../board/tiles.ts';
import { scoreOf, winningSide } from '../turn/next.ts';

/** The questions for a seat about its turn. Lit, blown and repaired parts cost nothing. docs/puzzles.md describes them in words. */
export function questionsOf(start: CircuitState, seat: Seat): readonly Question<CircuitState>[] {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  const fragile = cells.filter((cell) => start.smoke[cell] === 0 && FRAGILE.includes(start.tiles[cell]! >> 2));
  const sides = Array.from({ length: SIDES }, (_, side) => side);
  const fuses = sides.filter((side) => SIDE_FUSE[start.sides[side]!] && start.smoke[SIDE_BASE + side] === 0);
  const clean = (worth: Worth<CircuitState>) => cleanly(start, seat, worth);
  const lit = clean(({ points }) => points[seat]! - start.points[seat]!);
  const parts = clean((state) => state.lit[seat]! - start.lit[seat]!);
  const eight = clean((state) => Number(scoreOf(state, seat) >= POINTS_TO_END));
  const repaired = clean(({ stands }) => Number(stands === 0));
  return [
    amount('light', 2, lit),
    amount('parts', 2, parts),
    reached({ kind: 'eight' }, eight),
    // Nobody would pay an iron for it.
    reached({ kind: 'short' }, (state) => Number(state.stands === 1 && ironsOf(state, seat) === ironsOf(start, seat))),
    ...(isLastTurn(start, seat) ? [reached({ kind: 'win' }, (state) => Number(hasWon(state, seat)))] : []),
    ...fragile.map((cell) => reached({ kind: 'smoke', cell: cellName(cell) }, ({ smoke }) => smoke[cell]!)),
    ...fuses.map((side) =>
      reached(
        { kind: 'fuse', side: sideName(side) },
        clean(({ smoke }) => smoke[SIDE_BASE + side]!),
      ),
    ),
    ...(start.stands === 1 ? [reached({ kind: 'repair' }, repaired)] : []),
  ];
}

const ironsOf = (state: CircuitState, seat: Seat): number => state.irons[seat]! + handCount(state, seat, IRON);

/** Nobody has a turn after this one. [C7.1] */
export const isLastTurn = ({ last, again }: CircuitState, seat: Seat): boolean => last === 1 << seat && again === ONCE;

/** At the end all counts, penalties too: sometimes one pays to win. [C7.2] */
const hasWon = (state: CircuitState, seat: Seat): boolean => state.phase === OVER && winningSide(state) === sideOf(state, seat);

/** What can burn. [C4.3] */
const FRAGILE: readonly number[] = [LED, RESISTOR];

const amount = (kind: string, least: number, worth: (state: CircuitState) => number): Question<CircuitState> => ({
  kind,
  least,
  worth,
  goal: (count) => ({ kind, count }),
});

export const reached = (goal: Goal, worth: (state: CircuitState) => number): Question<CircuitState> => ({
  kind: goal.kind,
  least: 1,
  worth,
  goal: () => goal,
});

/** Nothing was paid, no turn is lost for it and no short stands. [C4.5] */
const isClean = (start: CircuitState, state: CircuitState, seat: Seat): boolean =>
  state.penalties[seat] === start.penalties[seat] && state.miss[seat]! <= start.miss[seat]! && state.stands <= start.stands;

/** Worth nothing where it is not clean. */
export const cleanly =
  (start: CircuitState, seat: Seat, worth: Worth<CircuitState>): Worth<CircuitState> =>
  (state) =>
    isClean(start, state, seat) ? worth(state) : 0;

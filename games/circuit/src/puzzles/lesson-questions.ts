import type { Seat } from '@stolik/kernel/game';
import type { Question } from '@stolik/kernel/puzzles/prove';
import type { Goal } from '@stolik/kernel/puzzles/puzzle';
import { CELLS, cellName, SIDE_BASE, SIDES, sideName } from '../board/geometry.ts';
import { type CircuitState, glowLevel, glowSeat, handCount } from '../board/state.ts';
import { TOKENS, tokenText } from '../board/tiles.ts';
import { scoreOf } from '../turn/next.ts';
import { leaveQuestion } from './leave.ts';
import { cleanly, reached } from './questions.ts';

/** The questions that only lessons ask: one thing that is seen at a glance. docs/puzzles.md describes them in words. */
export function lessonQuestionsOf(start: CircuitState, seat: Seat, goal: Goal): readonly Question<CircuitState>[] {
  const { kind } = goal;
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  if (kind === 'lit') return cells.flatMap((cell) => [undefined, 1, 2].map((level) => litQuestion(start, seat, cell, level)));
  if (kind === 'swap') return Array.from({ length: TOKENS }, (_, token) => swapQuestion(start, seat, token));
  if (kind === 'gain') return [gainQuestion(start, seat)];
  if (kind === 'leave') return [leaveQuestion(start, seat, goal)].flatMap((question) => question ?? []);
  if (kind !== 'mend') return [];
  const places = [
    ...cells.map((at) => ({ at, goal: { kind, cell: cellName(at) } })),
    ...Array.from({ length: SIDES }, (_, side) => ({ at: SIDE_BASE + side, goal: { kind, side: sideName(side) } })),
  ];
  return places
    .filter(({ at }) => start.smoke[at] !== 0)
    .map(({ at, goal }) =>
      reached(
        goal,
        cleanly(start, seat, ({ smoke }) => Number(smoke[at] === 0)),
      ),
    );
}

/** The part there bears a token of one's own, laid just now; `level` where it has to be half or full. [C5.4] */
function litQuestion(start: CircuitState, seat: Seat, cell: number, level: number | undefined): Question<CircuitState> {
  const goal: Goal = { kind: 'lit', cell: cellName(cell), ...(level === undefined ? {} : { level }) };
  return reached(goal, ({ glow }) => {
    const token = glow[cell]!;
    const isNew = token !== 0 && token !== start.glow[cell];
    return Number(isNew && glowSeat(token) === seat && (level === undefined || glowLevel(token) === level));
  });
}

/** So much more than before, penalties taken off. [C7.2] */
const gainQuestion = (start: CircuitState, seat: Seat): Question<CircuitState> => ({
  kind: 'gain',
  least: 1,
  worth: (state) => (state.stands === 0 ? scoreOf(state, seat) - scoreOf(start, seat) : 0),
  goal: (count) => ({ kind: 'gain', count }),
});

/** A token of this kind has gone from the hand to the discard. [C3.2] */
const swapQuestion = (start: CircuitState, seat: Seat, token: number): Question<CircuitState> =>
  reached({ kind: 'swap', token: tokenText(token) }, (state) =>
    Number(
      state.discard[token]! > start.discard[token]! &&
        handCount(state, seat, token) < handCount(start, seat, token) &&
        state.irons[seat] === start.irons[seat],
    ),
  );

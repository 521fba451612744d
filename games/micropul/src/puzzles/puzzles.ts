import type { Seat } from '@stolik/kernel/game';
import { findQuestion, type PuzzleRules, type Question } from '@stolik/kernel/puzzles/prove';
import type { Goal } from '@stolik/kernel/puzzles/puzzle';
import { NO_UNIT, rootOf, stonesOn } from '../board/groups.ts';
import type { Board, Unit } from '../board/shape.ts';
import { FACE_OF_TILE, PRINTED } from '../board/tiles.ts';
import { micropulCases } from '../notation/cases.ts';
import { groupScore, outcomeOf } from '../turn/score.ts';
import { type State, stoneSeat, stoneUnit } from '../turn/state.ts';
import { askedAfterwards } from './afterwards.ts';
import { taught } from './teaching.ts';
import { nameOf, writePosition } from './write.ts';

/** Closed questions on a player's turn and the extra turns it wins: drawing a tile ends them. [M3.2, M5.3] */
export const micropulPuzzles: PuzzleRules<State> = {
  cases: micropulCases as PuzzleRules<State>['cases'],
  most: 50_000,
  question: (start, seat, goal) =>
    findQuestion(questions(start, seat, 1), goal) ?? taught(start, seat, goal) ?? askedAfterwards(start, seat, goal, same),
  same,
  impossible: ({ board, hands, supplies, core }) => {
    const tiles = [board.places.length, ...hands.map((hand) => hand.length), ...supplies, core].reduce((a, b) => a + b);
    return tiles === PRINTED ? undefined : `there are ${PRINTED} tiles, not ${tiles} [M1.1]`;
  },
  begin: (state, seat) => ({
    players: state.seats,
    options: { ...state.options },
    position: { ...writePosition(state, seat), extra: state.extra },
  }),
};

/** Groups of fewer than `smallest` micropul are not asked for. */
export function questions(start: State, seat: Seat, smallest: number): readonly Question<State>[] {
  return [
    ...groupsOf(start.board).flatMap((unit) => [...toClose(start, unit, smallest), ...toSpoil(start, seat, unit)]),
    amount('tiles', 3, (state) => start.core - state.core),
    amount('lays', 2, (state) => start.hands[seat]!.length - state.hands[seat]!.length),
    amount('points', 3, (state) => groupScore(state, seat) - groupScore(start, seat)),
    {
      kind: 'win',
      least: 1,
      worth: (state) => Number(outcomeOf(state)?.winners.includes(seat) ?? false),
      goal: () => ({ kind: 'win' }),
    },
  ];
}

const amount = (kind: string, least: number, worth: (state: State) => number): Question<State> => ({
  kind,
  least,
  worth,
  goal: (count) => ({ kind, count }),
});

/** The group is closed. [M6.2] */
function toClose(start: State, unit: Unit, smallest: number): Question<State>[] {
  const root = rootOf(start.board, unit);
  if (start.board.openSides[root] === 0 || start.board.points[root]! < smallest) return [];
  const goal: Goal = { kind: 'close', group: nameOf(start.board, unit) };
  return [
    { kind: 'close', least: 1, worth: ({ board }) => Number(board.openSides[rootOf(board, unit)] === 0), goal: () => goal },
  ];
}

/** A group of the other seat is worth nothing any more: a second stone lies on it. [M6.4] */
function toSpoil(start: State, seat: Seat, unit: Unit): Question<State>[] {
  const root = rootOf(start.board, unit);
  const isTheirs = start.stonesPut.some(
    (stone) => stoneSeat(stone) !== seat && rootOf(start.board, stoneUnit(stone)) === root && stonesOn(start.board, root) === 1,
  );
  if (!isTheirs) return [];
  const goal: Goal = { kind: 'spoil', group: nameOf(start.board, unit) };
  return [{ kind: 'spoil', least: 1, worth: ({ board }) => Number(stonesOn(board, rootOf(board, unit)) > 1), goal: () => goal }];
}

/** The first unit of each group. */
function groupsOf(board: Board): readonly Unit[] {
  const first = new Map<Unit, Unit>();
  for (const [unit, parent] of board.parent.entries()) {
    if (parent === NO_UNIT) continue;
    const root = rootOf(board, unit);
    if (!first.has(root)) first.set(root, unit);
  }
  return [...first.values()];
}

/** The same tiles in the same places, the same stones, the same left to do. */
function same(state: State): string {
  const { board, hands, stonesPut, turn, extra, phase, core } = state;
  const tiles = board.places.map((place, slot) => [place, board.faces[slot]!] as const).sort(([a], [b]) => a - b);
  const stones = stonesPut.map((stone) => `${board.places[stoneUnit(stone) >> 2]}.${stone & 7}`).sort();
  const held = hands.map((hand) => hand.map((tile) => FACE_OF_TILE[tile]!).sort((a, b) => a - b));
  return [phase, turn, extra, core, tiles.join(' '), stones.join(' '), held.join(' ')].join('|');
}

import type { Outcome, Seat } from '@stolik/kernel/game';
import solo from '../../data/solo.json' with { type: 'json' };
import { rootOf, stonesOn } from '../board/groups.ts';
import { type State, stoneSeat, stoneUnit, supplyCount } from './state.ts';

/** Closed groups with exactly one stone, 2 for each tile of the supply, 1 for each of the hand; also what it would be now. [M7.2] */
export function scoreOf(state: State, seat: Seat): number {
  return groupScore(state, seat) + 2 * supplyCount(state, seat) + state.hands[seat]!.length;
}

/** Points of the closed groups that are one seat’s alone. */
export function groupScore(state: State, seat: Seat): number {
  const { board } = state;
  let score = 0;
  for (const stone of state.stonesPut) {
    if (stoneSeat(stone) !== seat) continue;
    const root = rootOf(board, stoneUnit(stone));
    const isClosed = board.openSides[root] === 0;
    if (isClosed && stonesOn(board, root) === 1) score += board.points[root]!;
  }
  return score;
}

export function scoresOf(state: State): number[] {
  return state.hands.map((_, seat) => scoreOf(state, seat));
}

/** How a finished game ended; undefined while it runs. */
export function outcomeOf(state: State): Outcome | undefined {
  const { ended, loser } = state;
  if (ended === undefined) return undefined;
  const scores = scoresOf(state);
  const clause = ended === 'core-emptied' ? (state.seats === 1 ? 'M8' : 'M7.1') : ended === 'resigned' ? 'M7.4' : 'M3.4';
  return { winners: loser === undefined ? best(scores) : others(scores.length, loser), scores, reason: ended, clause };
}

/** The most points win; equal points are a draw. [M7.2] Alone, the core was emptied: won. [M8] */
function best(scores: readonly number[]): Seat[] {
  const most = Math.max(...scores);
  const leaders = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  return leaders.length === 1 ? leaders : [];
}

/** Who loses, loses whatever the points. [M7.3] */
const others = (seats: number, loser: Seat): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== loser);

export type Rank = 'beginner' | 'normal' | 'advanced' | 'expert' | 'master';

/** The rank of a solo score on the scale, which is a guide only; undefined below its first step. [M8] */
export function soloRank(score: number): Rank | undefined {
  return solo.scale.findLast(({ points }) => score >= points)?.rank as Rank | undefined;
}

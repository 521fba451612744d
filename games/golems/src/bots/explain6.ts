import type { Action, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { SeededRng } from '@stolik/kernel/random';
import { OVER, PROGRAM, type State6 } from '../v6/state.ts';
import { findHit, hit } from '../v6/strikes.ts';
import { WEIGHTS6, wayToGoal } from './judge6.ts';
import { likelyRounds } from './mind.ts';
import { NO_PROSPECT, type Prospect, prospectInWords } from './reasons.ts';
import { Round6 } from './round6.ts';

const THOUGHT = { iterations: 2500 };

/** Why this program is good or bad, in words; nothing about other decisions. */
export function explainMove6(world: State6, seat: Seat, action: Action, language: Language): string {
  if (world.phase !== PROGRAM) return '';
  return prospectInWords(prospectOf6(world, seat, action), language);
}

export function prospectOf6(world: State6, seat: Seat, action: Action): Prospect {
  const rng = new SeededRng('explain');
  const round = new Round6(world, seat, WEIGHTS6, rng);
  const sum = { ...NO_PROSPECT };
  for (const { actions, share } of likelyRounds(round, rng, THOUGHT)) {
    actions[0] = action;
    addUp(sum, world, round.endOf(actions), seat, share);
  }
  return sum;
}

type Sum = { -readonly [key in keyof Prospect]: Prospect[key] };

function addUp(sum: Sum, before: State6, after: State6, seat: Seat, share: number): void {
  const isHere = after.at[seat]! >= 0;
  if (before.table.kids) {
    const way = after.phase === OVER && after.winner === seat + 1 ? 0 : isHere ? wayToGoal(after, seat) : 0;
    sum.wayLeft = Math.max(sum.wayLeft ?? 0, way);
    return;
  }
  let [hits, putsOut, aims, isAimedAt] = [false, false, false, false];
  for (let other = 0; other < before.table.seats; other++) {
    if (other === seat || before.at[other]! < 0) continue;
    const isOut = after.at[other]! < 0;
    putsOut ||= isOut;
    hits ||= isOut || after.damage[other]! > before.damage[other]!;
    if (isOut || !isHere) continue;
    aims ||= hasBefore(after, seat, other);
    isAimedAt ||= hasBefore(after, other, seat);
  }
  if (hits) sum.hits += share;
  if (putsOut) sum.putsOut += share;
  if (!isHere) sum.isOut += share;
  if (!isHere || after.damage[seat]! > before.damage[seat]!) sum.isHurt += share;
  if (aims) sum.aims += share;
  if (isAimedAt) sum.isAimedAt += share;
}

/** Whether a strike of this golem would reach the other as they stand. */
function hasBefore(state: State6, golem: Seat, other: Seat): boolean {
  findHit(state, golem);
  return hit.golem === other;
}

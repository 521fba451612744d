import { type Action, ActionList, type Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import { OVER, PROGRAM, type State6 } from '../v6/state.ts';
import { findHit, hit } from '../v6/strikes.ts';
import type { Foreseen, Foresight } from './adviser.ts';
import { WEIGHTS6, wayOf6, wayToGoal } from './judge6.ts';
import { likelyRounds } from './mind.ts';
import { NO_PROSPECT, type Prospect, prospectInWords } from './reasons.ts';
import { Round6 } from './round6.ts';

const THOUGHT = { iterations: 2500 };

/** Why this program is good or bad, in words; nothing about other decisions. */
export function explainMove6(world: State6, seat: Seat, action: Action, language: Language): string {
  const foreseen = foresee6(world, seat);
  if (!foreseen) return '';
  return prospectInWords(foreseen(action).prospect, language);
}

/** What programs come to, all set against what the others are likely to lay; undefined before anything but a program. */
export function foresee6(world: State6, seat: Seat): Foresight | undefined {
  if (world.phase !== PROGRAM) return undefined;
  const rng = new SeededRng('explain');
  const round = new Round6(world, seat, WEIGHTS6, rng);
  const rounds = likelyRounds(round, rng, THOUGHT);
  const foreseen = (action: Action): Foreseen => {
    const prospect: Sum = { ...NO_PROSPECT };
    let way = 0;
    const ends: string[] = [];
    for (const { actions, share } of rounds) {
      actions[0] = action;
      const end = round.endOf(actions);
      addUp(prospect, world, end, seat, share);
      way += share * wayOf6(end, seat);
      ends.push(`${end.at[seat]}${'nesw'[end.facing[seat]!]}`);
    }
    return { prospect, way, ends: `${ends.join(' ')} ${JSON.stringify(prospect)}` };
  };
  const look = (most: number, chance: Rng): readonly Action[] => {
    const list = new ActionList();
    round.look(0, most, chance, list);
    return list.toArray();
  };
  return Object.assign(foreseen, { look });
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

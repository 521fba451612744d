import type { Action, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { SeededRng } from '@stolik/kernel/random';
import { damagedCount } from '../v4/end.ts';
import { POWER, REACH, RULES, WEAPON } from '../v4/kinds.ts';
import { ASK_PROGRAM, DAMAGED, partIndex, STRIDE, type State4 } from '../v4/state.ts';
import { WEIGHTS4 } from './judge4.ts';
import { likelyRounds } from './mind.ts';
import { reachesOn } from './reach.ts';
import { NO_PROSPECT, type Prospect, prospectInWords } from './reasons.ts';
import { Round4 } from './round4.ts';

const THOUGHT = { iterations: 2500 };

/** Why this program is good or bad, in words; nothing about other decisions. */
export function explainMove4(world: State4, seat: Seat, action: Action, language: Language): string {
  if (world.ask !== ASK_PROGRAM) return '';
  return prospectInWords(prospectOf4(world, seat, action), language);
}

export function prospectOf4(world: State4, seat: Seat, action: Action): Prospect {
  const rng = new SeededRng('explain');
  const round = new Round4(world, seat, WEIGHTS4, rng);
  const sum = { ...NO_PROSPECT };
  for (const { actions, share } of likelyRounds(round, rng, THOUGHT)) {
    actions[0] = action;
    addUp(sum, world, round.endOf(actions), seat, share);
  }
  return sum;
}

type Sum = { -readonly [key in keyof Prospect]: Prospect[key] };

function addUp(sum: Sum, before: State4, after: State4, seat: Seat, share: number): void {
  const isHere = after.at[seat]! >= 0;
  let [hits, putsOut, aims, isAimedAt] = [false, false, false, false];
  for (let other = 0; other < before.table.seats; other++) {
    if (other === seat || before.at[other]! < 0) continue;
    const isOut = after.at[other]! < 0;
    putsOut ||= isOut;
    hits ||= isOut || damagedCount(after, other) > damagedCount(before, other);
    if (isOut || !isHere) continue;
    aims ||= hasBefore(after, seat, other);
    isAimedAt ||= hasBefore(after, other, seat);
  }
  if (hits) sum.hits += share;
  if (putsOut) sum.putsOut += share;
  if (!isHere) sum.isOut += share;
  if (!isHere || damagedCount(after, seat) > damagedCount(before, seat)) sum.isHurt += share;
  if (aims) sum.aims += share;
  if (isAimedAt) sum.isAimedAt += share;
}

/** Whether a robot's weapon reaches another as they stand. */
function hasBefore(state: State4, seat: Seat, other: Seat): boolean {
  const part = partIndex(state, seat, WEAPON, state.robot[seat * STRIDE + DAMAGED]!);
  const reach = state.table.isBot[seat] === 1 || POWER[part] === 0 ? 1 : REACH[part]!;
  const reaches = reachesOn(state.field, state.token, state.pair, RULES);
  return reaches.commands(reach, state.at[seat]!, state.facing[seat]!, state.at[other]!) === 0;
}

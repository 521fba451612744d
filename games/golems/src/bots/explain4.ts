import { type Action, ActionList, type Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import { damagedCount } from '../v4/end.ts';
import { RULES, WEAPON } from '../v4/kinds.ts';
import { ASK_PROGRAM, DAMAGED, kitOf, partIndex, STRIDE, type State4 } from '../v4/state.ts';
import type { Foreseen, Foresight } from './adviser.ts';
import { WEIGHTS4, wayOf4 } from './judge4.ts';
import { likelyRounds } from './mind.ts';
import { reachesOn } from './reach.ts';
import { NO_PROSPECT, type Prospect, prospectInWords } from './reasons.ts';
import { Round4 } from './round4.ts';

const THOUGHT = { iterations: 2500 };

/** Why this program is good or bad, in words; nothing about other decisions. */
export function explainMove4(world: State4, seat: Seat, action: Action, language: Language): string {
  const foreseen = foresee4(world, seat);
  if (!foreseen) return '';
  return prospectInWords(foreseen(action).prospect, language);
}

/** What programs come to, all set against what the others are likely to lay; undefined before anything but a program. */
export function foresee4(world: State4, seat: Seat): Foresight | undefined {
  if (world.ask !== ASK_PROGRAM) return undefined;
  const rng = new SeededRng('explain');
  const round = new Round4(world, seat, WEIGHTS4, rng);
  const rounds = likelyRounds(round, rng, THOUGHT);
  const foreseen = (action: Action): Foreseen => {
    const prospect: Sum = { ...NO_PROSPECT };
    let way = 0;
    const ends: string[] = [];
    for (const { actions, share } of rounds) {
      actions[0] = action;
      const end = round.endOf(actions);
      addUp(prospect, world, end, seat, share);
      way += share * wayOf4(end, seat);
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
  const { power, reach: reachOf } = kitOf(state);
  const part = partIndex(state, seat, WEAPON, state.robot[seat * STRIDE + DAMAGED]!);
  const reach = state.table.isBot[seat] === 1 || power[part] === 0 ? 1 : reachOf[part]!;
  const reaches = reachesOn(state.field, state.token, state.pair, RULES);
  return reaches.commands(reach, state.at[seat]!, state.facing[seat]!, state.at[other]!) === 0;
}

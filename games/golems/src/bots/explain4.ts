import type { Seat } from '@stolik/kernel/game';
import { damagedCount } from '../v4/end.ts';
import { RULES, WEAPON } from '../v4/kinds.ts';
import { ASK_PROGRAM, DAMAGED, kitOf, partIndex, STRIDE, type State4 } from '../v4/state.ts';
import { redeal4 } from '../v4/view.ts';
import { explaining } from './explain.ts';
import { WEIGHTS4, wayOf4 } from './judge4.ts';
import { LEVELS4 } from './levels.ts';
import { reachesOn } from './reach.ts';
import { beforePrograms4, Round4 } from './round4.ts';
import { thinker4 } from './think4.ts';

export const explaining4 = explaining<State4>({
  name: 'golems4',
  isAsked: ({ ask }) => ask === ASK_PROGRAM,
  isLastRound: ({ round, table }) => round >= table.rounds,
  round: (world, seat, rng) => new Round4(world, seat, WEIGHTS4, rng),
  rivals: {
    levels: LEVELS4,
    thinker: thinker4,
    asRival: (world, seat, _rival, rng) => beforePrograms4(redeal4(world, seat, rng)),
  },
  way: wayOf4,
  damage: damagedCount,
  hasBefore,
});

function hasBefore(state: State4, seat: Seat, other: Seat): boolean {
  const { power, reach: reachOf } = kitOf(state);
  const part = partIndex(state, seat, WEAPON, state.robot[seat * STRIDE + DAMAGED]!);
  const reach = state.table.isBot[seat] === 1 || power[part] === 0 ? 1 : reachOf[part]!;
  const reaches = reachesOn(state.field, state.token, state.pair, RULES);
  return reaches.commands(reach, state.at[seat]!, state.facing[seat]!, state.at[other]!) === 0;
}
